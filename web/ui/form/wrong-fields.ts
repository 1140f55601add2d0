/** A field of a form as it is shown with what is wrong with it. */
export type WrongField = {
  readonly field: HTMLElement;
  readonly name: string;
  readonly text: string;
};

/** FRM-15: the fields of a form that say that something is wrong with them, in the order of the form. */
export function wrongFields(form: HTMLElement): readonly WrongField[] {
  return [...form.querySelectorAll('[data-field-error]')].flatMap((error) => {
    const field = error.closest<HTMLElement>('[data-invalid]');
    if (field === null) return [];
    const label = field.querySelector('[data-field-label]')?.textContent ?? '';
    // Of fields that are alike each is told by the set that it stands in.
    const set = field.closest('fieldset[aria-label]')?.getAttribute('aria-label') ?? null;
    const name = set === null || set === label ? label : `${set}, ${label}`;
    return [{ field, name, text: error.textContent }];
  });
}

/** Whether two readings of a form say the same. */
export const saysTheSame = (one: readonly WrongField[], other: readonly WrongField[]): boolean =>
  one.length === other.length &&
  one.every(({ field, name, text }, place) => {
    const beside = other[place];
    return field === beside?.field && name === beside.name && text === beside.text;
  });
