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
          <Trans>
            So that nobody is influenced, results stay hidden until every sheet is signed, or 8 are
            and you reveal them.
          </Trans>
        </p>
      ) : null}
      {isEstimated ? (
        <p className={why}>
          <Icon of={CloudOff} />
          <Trans>
            ≈ is an estimate: the last word heard of a booth, and how long ago. Once it is back, it
            says for itself what it holds.
          </Trans>
        </p>
      ) : null}
    </>
  );
}
