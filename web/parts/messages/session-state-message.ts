import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SessionState } from '../../../domain/words/session-state.ts';

/** A session's state in a word or two. */
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
