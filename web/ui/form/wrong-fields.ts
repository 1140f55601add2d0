/** Field of a form with its label and validation error, as shown. */
export type WrongField = {
  readonly field: HTMLElement;
  readonly name: string;
  readonly text: string;
};

/** FRM-15: fields of a form that show a validation error, in the order of the form. */
export function wrongFields(form: HTMLElement): readonly WrongField[] {
  return [...form.querySelectorAll('[data-field-error]')].flatMap((error) => {
    const field = error.closest<HTMLElement>('[data-invalid]');
    if (field === null) return [];
    const label = field.querySelector('[data-field-label]')?.textContent ?? '';
    // Fields with the same label are distinguished by the label of their fieldset.
    const set = field.closest('fieldset[aria-label]')?.getAttribute('aria-label') ?? null;
    const name = set === null || set === label ? label : `${set}, ${label}`;
    return [{ field, name, text: error.textContent }];
  });
}

/** Whether two lists of errors are equal. */
export const saysTheSame = (one: readonly WrongField[], other: readonly WrongField[]): boolean =>
  one.length === other.length &&
  one.every(({ field, name, text }, place) => {
    const beside = other[place];
    return field === beside?.field && name === beside.name && text === beside.text;
  });
