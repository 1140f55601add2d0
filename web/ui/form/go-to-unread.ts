/** Goes to the first field whose text could not be read, if there is one: what was typed is never sent as nothing. */
export function goToUnread(form: HTMLElement): boolean {
  const part = form.querySelector<HTMLElement>(
    '[data-unread] [data-placeholder], [data-unread] input, [data-unread] [role=spinbutton]',
  );
  part?.focus();
  return part !== null;
}
