import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const CONDITIONS: ReadonlyMap<string, MessageDescriptor> = new Map(
  Object.entries({
    'tasters-8-to-12': msg`8 to 12 tasters`,
    'samples-at-most-4': msg`at most 4 glasses a session`,
    'starts-10-to-12': msg`start between 10 and noon`,
    'sample-temperature': msg`samples at 28 ± 2 °C`,
    'room-temperature': msg`room between 20 and 25 °C`,
    'rest-15-minutes': msg`rest of 15 minutes or more`,
    'sessions-at-most-3': msg`at most 3 sessions a day`,
    'tasters-active': msg`tasters who have tasted recently`,
    'samples-left': msg`enough oil left`,
  }),
);

/**
 * Message for a condition of the checklist that a plan did not meet when its session was shown
 * (AUD-13). The audit trail stores the code without the figures of the checklist. Null for an
 * unknown code.
 */
export const conditionMessage = (code: string): MessageDescriptor | null =>
  CONDITIONS.get(code) ?? null;
