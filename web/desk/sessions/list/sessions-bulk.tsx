import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, LockOpen, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { SessionRow } from '../../../../domain/sessions/session-row.ts';
import { ReleaseFigures } from '../../../live/session/release-figures.tsx';
import { settingsQuery } from '../../../parts/http/queries.ts';
import { useMe } from '../../../parts/http/use-me.ts';
import { Button } from '../../../ui/button/button.tsx';
import { InvalidateSessions } from '../bulk/invalidate-sessions.tsx';
import { ValidateSessions } from '../bulk/validate-sessions.tsx';

/** QUA-38: of a session for training the server knows whether every sheet is stored. */
const isReleasable = ({ state, training, releasedFigures }: SessionRow): boolean =>
  releasedFigures === null && (state === 'validated' || (training && state === 'closed'));

/**
 * What can be done with selected sessions: validate those that are closed, take back those that are validated, and release the
 * figures of what is over to its tasters.
 */
export function SessionsBulk(props: {
  readonly rows: readonly SessionRow[];
  readonly onDone: () => void;
}) {
  const { rows, onDone } = props;
  // What is asked stays what it was, whatever the list behind the question becomes meanwhile.
  const [asked, setAsked] = useState<{
    readonly act: 'validate' | 'invalidate' | 'release';
    readonly sessions: readonly number[];
  } | null>(null);
  const inState = (state: SessionRow['state']) =>
    rows.filter((row) => row.state === state).map(({ session }) => session);
  const [closed, validated] = [inState('closed'), inState('validated')];
  const unreleased = rows.filter(isReleasable).map(({ session }) => session);
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
      {unreleased.length > 0 && (
        <ReleaseButton
          count={unreleased.length}
          onPress={() => setAsked({ act: 'release', sessions: unreleased })}
        />
      )}
      {asked?.act === 'release' && <ReleaseFigures sessions={asked.sessions} onClose={close} />}
      {asked?.act === 'validate' && <ValidateSessions sessions={asked.sessions} onClose={close} />}
      {asked?.act === 'invalidate' && (
        <InvalidateSessions sessions={asked.sessions} onClose={close} />
      )}
    </>
  );
}

/** Nothing for an assistant, nor where the panel lets tasters see no figures. */
function ReleaseButton(props: { readonly count: number; readonly onPress: () => void }) {
  const { count, onPress } = props;
  const me = useMe();
  const settings = useQuery(settingsQuery());
  if (me.role !== 'jefespanel' || settings.data?.tastersSeeFigures !== true) return null;
  return (
    <Button size="dense" variant="quiet" icon={LockOpen} onPress={onPress}>
      <Trans>Release figures of {count}</Trans>
    </Button>
  );
}
