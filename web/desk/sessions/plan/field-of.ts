/** Which part of the form each line of the checklist is about, by the id of its element. */
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
  'sessions-at-most-3': 'plan-date',
};

/** SES-5: the id of the part of the form a line of the checklist is about, or null. */
export const fieldOf = (code: string): string | null => FIELDS[code] ?? null;
