/** A selector of the elements that can receive focus. */
const INSIDE = ['input', 'button', '[role="spinbutton"]', '[tabindex="0"]']
  .map((one) => `${one}:not(:disabled)`)
  .join();

/**
 * Scrolls to a part of the form and moves focus into it, or into its section if nothing in it can
 * receive focus.
 */
export function goTo(id: string): void {
  const element = document.getElementById(id);
  if (element === null) return;
  element.scrollIntoView({ block: 'center' });
  const target = element.matches(INSIDE)
    ? element
    : (element.querySelector(INSIDE) ?? element.closest('section')?.querySelector(INSIDE));
  if (target instanceof HTMLElement) target.focus();
}
