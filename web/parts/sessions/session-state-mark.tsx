import { useLingui } from '@lingui/react';
import type { SessionState } from '../../../domain/words/session-state.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { sessionStateMessage } from '../messages/session-state-message.ts';
import { AgainstCriteria } from './overridden.tsx';

const MARKS = {
  draft: 'waiting',
  shown: 'live',
  hidden: 'off',
  closed: 'signed',
  validated: 'done',
} as const;

/**
 * Mark with the state of a session, as shape and word. It also says when the session was validated
 * against the criteria (RES-3).
 */
export function SessionStateMark(props: {
  readonly state: SessionState;
  readonly against?: string | null;
}) {
  const { state, against = null } = props;
  const { i18n } = useLingui();
  const mark = <StateMark state={MARKS[state]}>{i18n._(sessionStateMessage(state))}</StateMark>;
  if (against === null) return mark;
  return (
    <Stack gap={1}>
      {mark}
      <AgainstCriteria reason={against} />
    </Stack>
  );
}
