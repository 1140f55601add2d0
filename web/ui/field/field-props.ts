/** Another person whose caret is in the field: a ring and a name tag in their colour. */
export type FieldPresence = { readonly name: string; readonly tone: 1 | 2 | 3 | 4 };

/** What every field takes. Text is already in the reader's language. */
export type FieldProps = {
  readonly label: string;
  readonly description?: string | undefined;
  /** Makes the field invalid and stands in the place of the description. */
  readonly errorMessage?: string | undefined;
  readonly isRequired?: boolean | undefined;
  /** The word beside the label of a required field. */
  readonly requiredText?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly name?: string | undefined;
  /** The id of the control itself: what an error summary goes to. */
  readonly id?: string | undefined;
  readonly size?: 'desk' | 'large' | 'booth' | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** From 1024 px on the name and the help stand beside the control, which is as wide as what it holds. */
  readonly isBeside?: boolean | undefined;
  readonly presence?: FieldPresence | undefined;
};
