import { useLingui } from '@lingui/react';
import type { SessionState } from '../../../domain/words/session-state.ts';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { sessionStateMessage } from '../messages/session-state-message.ts';

const MARKS = {
  draft: 'waiting',
  shown: 'live',
  hidden: 'off',
  closed: 'signed',
  validated: 'done',
} as const;

/** A session's state: shape and word. */
export function SessionStateMark({ state }: { readonly state: SessionState }) {
  const { i18n } = useLingui();
  return <StateMark state={MARKS[state]}>{i18n._(sessionStateMessage(state))}</StateMark>;
}
