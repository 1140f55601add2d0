/**
 * Moves the focus to the first field whose text is unreadable, and returns whether there is one.
 * Unreadable input is never submitted as empty.
 */
export function goToUnread(form: HTMLElement): boolean {
  const field = form.querySelector('[data-unread]');
  // In an incomplete date the missing segment; in an impossible date the first one.
  const part =
    field?.querySelector<HTMLElement>('[data-placeholder]') ??
    field?.querySelector<HTMLElement>('input, [contenteditable]');
  part?.focus();
  return field !== null;
}
