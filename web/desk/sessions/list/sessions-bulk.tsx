import { Trans } from '@lingui/react/macro';
import { CircleCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { SessionRow } from '../../../../domain/sessions/session-row.ts';
import { Button } from '../../../ui/button/button.tsx';
import { InvalidateSessions } from '../bulk/invalidate-sessions.tsx';
import { ValidateSessions } from '../bulk/validate-sessions.tsx';

/** What can be done with selected sessions: validate those that are closed, take back those that are validated. */
export function SessionsBulk(props: {
  readonly rows: readonly SessionRow[];
  readonly onDone: () => void;
}) {
  const { rows, onDone } = props;
  // What is asked stays what it was, whatever the list behind the question becomes meanwhile.
  const [asked, setAsked] = useState<{
    readonly act: 'validate' | 'invalidate';
    readonly sessions: readonly number[];
  } | null>(null);
  const inState = (state: SessionRow['state']) =>
    rows.filter((row) => row.state === state).map(({ session }) => session);
  const [closed, validated] = [inState('closed'), inState('validated')];
  // Who goes back on the question goes back to what was chosen.
  const close = (isDone: boolean) => {
    setAsked(null);
    if (isDone) onDone();
  };
  return (
    <>
      {closed.length > 0 && (
        <Button
          size="dense"
          variant="quiet"
          icon={CircleCheck}
          onPress={() => setAsked({ act: 'validate', sessions: closed })}
        >
          <Trans>Validate {closed.length}</Trans>
        </Button>
      )}
      {validated.length > 0 && (
        <Button
          size="dense"
          variant="quiet"
          icon={Undo2}
          onPress={() => setAsked({ act: 'invalidate', sessions: validated })}
        >
          <Trans>Invalidate {validated.length}</Trans>
        </Button>
      )}
      {asked?.act === 'validate' && <ValidateSessions sessions={asked.sessions} onClose={close} />}
      {asked?.act === 'invalidate' && (
        <InvalidateSessions sessions={asked.sessions} onClose={close} />
      )}
    </>
  );
}
