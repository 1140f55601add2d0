import { Trans } from '@lingui/react/macro';
import { CloudOff, EyeOff } from 'lucide-react';
import type { EntryJudgement } from '../../live/session/use-judgements.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { why } from './board.css.ts';

/** The notes on the whole board: why figures are hidden, and which numbers are estimates. */
export function BoardNotes(props: {
  readonly entries: readonly EntryJudgement[];
  /** A device is disconnected, so its number of unsynced values is an estimate. */
  readonly isEstimated: boolean;
}) {
  const { entries, isEstimated } = props;
  const anyClosed = entries.some(({ gate }) => gate.kind === 'closed' || gate.kind === 'may-open');
  return (
    <>
      {anyClosed ? (
        <p className={why}>
          <Icon of={EyeOff} />
          <Trans>Results open when all have signed, or at 8 if you choose.</Trans>
        </p>
      ) : null}
      {isEstimated ? (
        <p className={why}>
          <Icon of={CloudOff} />
          <Trans>≈ is an estimate from the booth’s last report.</Trans>
        </p>
      ) : null}
    </>
  );
}
