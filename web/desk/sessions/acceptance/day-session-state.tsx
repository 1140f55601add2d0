import { Plural, Trans } from '@lingui/react/macro';
import type { DaySession } from '../../../../domain/sessions/session-row.ts';
import { boardHref } from '../../../live/session/board-addresses.ts';
import { InvalidatedWords } from '../../../parts/sessions/invalidated-words.tsx';
import { SessionStateMark } from '../../../parts/sessions/session-state-mark.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { StateMark } from '../../../ui/state-mark/state-mark.tsx';

/**
 * The state of a session of a tasting day: what is to be done for the day, and what a person marked
 * invalid.
 */
export function DaySessionState({ session: row }: { readonly session: DaySession }) {
  const mark =
    row.state === 'closed' && !row.training ? (
      <StateMark state="signed">
        <Trans>
          Closed, <Link href={boardHref(row.session)}>to be validated</Link>
        </Trans>
      </StateMark>
    ) : (
      <SessionStateMark state={row.state} against={row.validationReason} />
    );
  const isCalled = row.state !== 'closed' && row.invalidAssessments > 0;
  if (row.invalidated === null && !isCalled) return mark;
  return (
    <Stack gap={1}>
      {mark}
      <InvalidatedWords invalidated={row.invalidated} />
      {!isCalled ? null : (
        <StateMark state="stop">
          <Plural
            value={row.invalidAssessments}
            one="# assessment invalid"
            other="# assessments invalid"
          />
        </StateMark>
      )}
    </Stack>
  );
}
