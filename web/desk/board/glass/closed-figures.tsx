import { Plural, Trans } from '@lingui/react/macro';
import { Lock, LockOpen } from 'lucide-react';
import type { EntryJudgement } from '../../../live/session/use-judgements.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { JudgedGlass } from './judged-glass.ts';
import { LoadingFigure } from './loading-figure.tsx';

/**
 * Shown in place of hidden figures: how many sheets are missing, or the button that reveals the
 * figures.
 */
export function ClosedFigures({
  judged,
  onOpen,
}: JudgedGlass & { readonly onOpen: (entry: EntryJudgement) => void }) {
  const { gate } = judged;
  if (gate.kind === 'unknown') return <LoadingFigure />;
  if (gate.kind === 'closed')
    return (
      <Button size="dense" icon={Lock} isDisabled data-on-paper="">
        <Plural value={gate.missing} one="# to go" other="# to go" />
      </Button>
    );
  return (
    <Button size="dense" icon={LockOpen} onPress={() => onOpen(judged)}>
      <Trans>Reveal</Trans>
    </Button>
  );
}
