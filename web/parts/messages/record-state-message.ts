import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RecordState } from '../../../domain/words/record-state.ts';

const STATES: Readonly<Record<RecordState, MessageDescriptor>> = {
  validated: msg({ message: 'Validated', context: 'session' }),
  closed: msg({ message: 'Not validated', context: 'session' }),
  invalidated: msg`Invalidated`,
  imported: msg({ message: 'Imported', context: 'session' }),
};

/**
 * Message with the outcome of a session in an export: validated, not validated, invalidated or
 * imported (XPO-11).
 */
export const recordStateMessage = (state: RecordState): MessageDescriptor => STATES[state];
