/**
 * Presence of another person whose caret is in the field, shown as a ring and a name tag in their
 * colour.
 */
export type FieldPresence = { readonly name: string; readonly tone: 1 | 2 | 3 | 4 };

/** Props that every field has. Texts are already in the reader's language. */
export type FieldProps = {
  readonly label: string;
  readonly description?: string | undefined;
  /** Validation error: makes the field invalid and replaces the description. */
  readonly errorMessage?: string | undefined;
  readonly isRequired?: boolean | undefined;
  /** Text next to the label of a required field. */
  readonly requiredText?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly name?: string | undefined;
  /** Id of the control itself, the target of an error summary. */
  readonly id?: string | undefined;
  readonly size?: 'desk' | 'large' | 'booth' | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly onBlur?: (() => void) | undefined;
  /**
   * From 1024 px the label and the help are next to the control, which is only as wide as its
   * content.
   */
  readonly isBeside?: boolean | undefined;
  readonly presence?: FieldPresence | undefined;
};
