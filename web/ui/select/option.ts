/** One thing that can be chosen. The id is what is kept, the label is what is read. */
export type Option = {
  readonly id: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly isDisabled?: boolean | undefined;
};
