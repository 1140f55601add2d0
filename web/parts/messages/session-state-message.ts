import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SessionState } from '../../../domain/words/session-state.ts';

const STATES: Readonly<Record<SessionState, MessageDescriptor>> = {
  draft: msg`Being planned`,
  shown: msg`Shown to tasters`,
  hidden: msg`Hidden`,
  closed: msg({ message: 'Closed', context: 'session' }),
  validated: msg({ message: 'Validated', context: 'session' }),
};

/** Message with the name of a session's state. */
export const sessionStateMessage = (state: SessionState): MessageDescriptor => STATES[state];
