const REACHABLE = 'input, textarea, select, button, [tabindex="0"]';

/** Brings the field of an id into sight and the focus into it; a group's first control stands for the group. */
export function goToField(fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (field !== null) goToControl(field);
}

/** Brings a field into sight and the focus into its first control. */
export function goToControl(field: HTMLElement): void {
  const control = field.matches(REACHABLE) ? field : field.querySelector<HTMLElement>(REACHABLE);
  field.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
