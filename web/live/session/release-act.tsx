import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LockOpen } from 'lucide-react';
import { useState } from 'react';
import type { SessionRow } from '../../../domain/sessions/session-row.ts';
import { settingsQuery } from '../../parts/http/queries.ts';
import { useMe } from '../../parts/http/use-me.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmRelease } from './confirm-release.tsx';

/**
 * The leader's button that releases the figures of a finished session (QUA-38). It shows if tasters
 * may see figures and these are not released.
 */
export function ReleaseAct(props: {
  readonly record: Pick<SessionRow, 'session' | 'state' | 'training' | 'releasedFigures'>;
  /** Whether every served sheet is stored. */
  readonly isWhole: boolean;
}) {
  const { record, isWhole } = props;
  const { session, state, training, releasedFigures } = record;
  const me = useMe();
  const isOver = state === 'validated' || (training && isWhole);
  const isOffered = isOver && releasedFigures === null && me.role === 'jefespanel';
  const settings = useQuery({ ...settingsQuery(), enabled: isOffered });
  const [isAsking, setAsking] = useState(false);
  if (!isOffered || settings.data?.tastersSeeFigures !== true) return null;
  return (
    <>
      <Button icon={LockOpen} onPress={() => setAsking(true)}>
        <Trans>Release figures</Trans>
      </Button>
      {isAsking && <ConfirmRelease sessions={[session]} onClose={() => setAsking(false)} />}
    </>
  );
}
