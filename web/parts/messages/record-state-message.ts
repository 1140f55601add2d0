import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RecordState } from '../../../domain/words/record-state.ts';

/**
 * Message with the outcome of a session in an export: validated, not validated, invalidated or
 * imported (XPO-11).
 */
export function recordStateMessage(state: RecordState): MessageDescriptor {
  switch (state) {
    case 'validated':
      return msg({ message: 'Validated', context: 'session' });
    case 'closed':
      return msg({ message: 'Not validated', context: 'session' });
    case 'invalidated':
      return msg`Invalidated`;
    case 'imported':
      return msg({ message: 'Imported', context: 'session' });
  }
}
