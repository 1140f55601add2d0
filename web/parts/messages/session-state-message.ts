import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SessionState } from '../../../domain/words/session-state.ts';

/** Message with the name of a session's state. */
export function sessionStateMessage(state: SessionState): MessageDescriptor {
  switch (state) {
    case 'draft':
      return msg`Being planned`;
    case 'shown':
      return msg`Shown to tasters`;
    case 'hidden':
      return msg`Hidden`;
    case 'closed':
      return msg({ message: 'Closed', context: 'session' });
    case 'validated':
      return msg({ message: 'Validated', context: 'session' });
  }
}
