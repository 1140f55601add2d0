/** Which part of the form each line of the checklist is about, by the id of its element. */
const FIELDS: Readonly<Record<string, string>> = {
  'plan-has-samples': 'plan-samples',
  'plan-entries-distinct': 'plan-samples',
  'samples-at-most-4': 'plan-samples',
  'samples-left': 'plan-samples',
  'plan-has-tasters': 'plan-tasters',
  'plan-codes-complete': 'plan-tasters',
  'plan-orders-complete': 'plan-tasters',
  'tasters-8-to-12': 'plan-tasters',
  'tasters-active': 'plan-tasters',
  'plan-sheet-known': 'plan-sheet',
  'starts-10-to-12': 'plan-start',
  'sample-temperature': 'plan-sampleTemperature',
  'room-temperature': 'plan-roomTemperature',
  'rest-15-minutes': 'plan-restMinutes',
  'sessions-at-most-3': 'plan-date',
};

/** SES-5: the id of the part of the form a line of the checklist is about, or null. */
export const fieldOf = (code: string): string | null => FIELDS[code] ?? null;

/** Brings a part of the form into view and puts the focus into it. */
export function goTo(id: string): void {
  const element = document.getElementById(id);
  if (element === null) return;
  element.scrollIntoView({ block: 'center' });
  const inside = 'input, button, [role="spinbutton"], [tabindex="0"]';
  const target = element.matches(inside) ? element : element.querySelector(inside);
  if (target instanceof HTMLElement) target.focus();
}
