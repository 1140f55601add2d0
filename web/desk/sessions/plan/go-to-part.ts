/** Where the focus can be put. */
const INSIDE = ['input', 'button', '[role="spinbutton"]', '[tabindex="0"]']
  .map((one) => `${one}:not(:disabled)`)
  .join();

/** Brings a part of the form into view and puts the focus into it, or into the section around it while nothing there takes it. */
export function goTo(id: string): void {
  const element = document.getElementById(id);
  if (element === null) return;
  element.scrollIntoView({ block: 'center' });
  const target = element.matches(INSIDE)
    ? element
    : (element.querySelector(INSIDE) ?? element.closest('section')?.querySelector(INSIDE));
  if (target instanceof HTMLElement) target.focus();
}
