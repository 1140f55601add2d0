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
  const [asking, setAsking] = useState<'validate' | 'invalidate' | null>(null);
  const inState = (state: SessionRow['state']) =>
    rows.filter((row) => row.state === state).map(({ session }) => session);
  const [closed, validated] = [inState('closed'), inState('validated')];
  const close = () => {
    setAsking(null);
    onDone();
  };
  return (
    <>
      <Button
        size="dense"
        variant="quiet"
        icon={CircleCheck}
        isDisabled={closed.length === 0}
        onPress={() => setAsking('validate')}
      >
        <Trans>Validate {closed.length}</Trans>
      </Button>
      <Button
        size="dense"
        variant="quiet"
        icon={Undo2}
        isDisabled={validated.length === 0}
        onPress={() => setAsking('invalidate')}
      >
        <Trans>Invalidate {validated.length}</Trans>
      </Button>
      {asking === 'validate' ? <ValidateSessions sessions={closed} onClose={close} /> : null}
      {asking === 'invalidate' ? <InvalidateSessions sessions={validated} onClose={close} /> : null}
    </>
  );
}
