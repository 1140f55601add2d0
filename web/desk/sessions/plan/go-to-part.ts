/** Brings a part of the form into view and puts the focus into it. */
export function goTo(id: string): void {
  const element = document.getElementById(id);
  if (element === null) return;
  element.scrollIntoView({ block: 'center' });
  const inside = 'input, button, [role="spinbutton"], [tabindex="0"]';
  const target = element.matches(inside) ? element : element.querySelector(inside);
  if (target instanceof HTMLElement) target.focus();
}
