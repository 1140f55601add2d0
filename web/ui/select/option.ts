/** Option of a select or a combobox: the id is stored, the label is shown. */
export type Option = {
  readonly id: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly isDisabled?: boolean | undefined;
};
