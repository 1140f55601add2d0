import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, LockOpen, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { SessionRow } from '../../../../domain/sessions/session-row.ts';
import { ConfirmRelease } from '../../../live/session/confirm-release.tsx';
import { settingsQuery } from '../../../parts/http/queries.ts';
import { useMe } from '../../../parts/http/use-me.ts';
import { Button } from '../../../ui/button/button.tsx';
import { InvalidateSessions } from '../bulk/invalidate-sessions.tsx';
import { ValidateSessions } from '../bulk/validate-sessions.tsx';

/**
 * Whether the figures of a session may be released (QUA-38). For a training session the server
 * checks that every sheet is stored.
 */
const isReleasable = ({ state, training, releasedFigures }: SessionRow): boolean =>
  releasedFigures === null && (state === 'validated' || (training && state === 'closed'));

/**
 * The bulk actions on selected sessions: validate closed ones, invalidate validated ones, and
 * release figures of finished ones.
 */
export function SessionsBulk(props: {
  readonly rows: readonly SessionRow[];
  readonly onDone: () => void;
}) {
  const { rows, onDone } = props;
  // The selection is fixed when the dialog opens, since the list behind it may change.
  const [asked, setAsked] = useState<{
    readonly act: 'validate' | 'invalidate' | 'release';
    readonly sessions: readonly number[];
  } | null>(null);
  const inState = (state: SessionRow['state']) =>
    rows.filter((row) => row.state === state).map(({ session }) => session);
  const [closed, validated] = [inState('closed'), inState('validated')];
  const unreleased = rows.filter(isReleasable).map(({ session }) => session);
  // Cancelling keeps the selection.
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
      {asked?.act === 'release' && <ConfirmRelease sessions={asked.sessions} onClose={close} />}
      {asked?.act === 'validate' && <ValidateSessions sessions={asked.sessions} onClose={close} />}
      {asked?.act === 'invalidate' && (
        <InvalidateSessions sessions={asked.sessions} onClose={close} />
      )}
    </>
  );
}

/**
 * The button that releases figures; null for an assistant, or if the panel shows tasters no
 * figures.
 */
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
