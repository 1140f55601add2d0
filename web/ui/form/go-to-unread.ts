/** Goes to the first field whose text could not be read, if there is one: what was typed is never sent as nothing. */
export function goToUnread(form: HTMLElement): boolean {
  const field = form.querySelector('[data-unread]');
  // Of a date that was begun the part that is missing; of one that there is not, its first.
  const part =
    field?.querySelector<HTMLElement>('[data-placeholder]') ??
    field?.querySelector<HTMLElement>('input, [contenteditable]');
  part?.focus();
  return field !== null;
}
