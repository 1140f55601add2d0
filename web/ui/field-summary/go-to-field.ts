const REACHABLE = 'input, textarea, select, button, [tabindex="0"]';

/**
 * Moves the focus to the field of an id and scrolls it into view; in a group, to its first control.
 */
export function goToField(fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (field !== null) goToControl(field);
}

/** Scrolls a field into view and moves the focus to its first control. */
export function goToControl(field: HTMLElement): void {
  const control = field.matches(REACHABLE) ? field : field.querySelector<HTMLElement>(REACHABLE);
  field.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
