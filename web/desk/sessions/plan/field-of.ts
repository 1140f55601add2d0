/** The element ids of the form parts to which the checklist items refer. */
const FIELDS: Readonly<Record<string, string>> = {
  'plan-has-samples': 'plan-samples',
  'plan-entries-distinct': 'plan-samples',
  'samples-at-most-4': 'plan-samples',
  'samples-left': 'plan-samples',
  'plan-check-serves': 'plan-samples',
  'plan-has-tasters': 'plan-tasters',
  'plan-codes-complete': 'plan-draw',
  'plan-orders-complete': 'plan-draw',
  'tasters-8-to-12': 'plan-tasters',
  'tasters-active': 'plan-tasters',
  'plan-sheet-known': 'plan-sheet',
  'plan-sheet-fits': 'plan-sheet',
  'starts-10-to-12': 'plan-start',
  'sample-temperature': 'plan-sampleTemperature',
  'room-temperature': 'plan-roomTemperature',
  'rest-15-minutes': 'plan-restMinutes',
  'plan-date': 'plan-date',
  'sessions-at-most-3': 'plan-date',
};

/** The element id of the form part to which a checklist item refers, or null (SES-5). */
export const fieldOf = (code: string): string | null => FIELDS[code] ?? null;
