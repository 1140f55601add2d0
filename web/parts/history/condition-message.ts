import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * Message for a condition of the checklist that a plan did not meet when its session was shown
 * (AUD-13). The audit trail stores the code without the figures of the checklist. Null for an
 * unknown code.
 */
export function conditionMessage(code: string): MessageDescriptor | null {
  switch (code) {
    case 'tasters-8-to-12':
      return msg`8 to 12 tasters`;
    case 'samples-at-most-4':
      return msg`at most 4 glasses a session`;
    case 'starts-10-to-12':
      return msg`start between 10 and noon`;
    case 'sample-temperature':
      return msg`samples at 28 ± 2 °C`;
    case 'room-temperature':
      return msg`room between 20 and 25 °C`;
    case 'rest-15-minutes':
      return msg`rest of 15 minutes or more`;
    case 'sessions-at-most-3':
      return msg`at most 3 sessions a day`;
    case 'tasters-active':
      return msg`tasters who have tasted recently`;
    case 'samples-left':
      return msg`enough oil left`;
    default:
      return null;
  }
}
