import { Plural, Trans } from '@lingui/react/macro';
import { Lock, LockOpen } from 'lucide-react';
import type { EntryJudgement } from '../../../live/session/use-judgements.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { Judged } from './judged.ts';
import { Loading } from './loading.tsx';

/** In place of figures that are closed: how many sheets are to go, or the button that reveals them. */
export function ClosedFigures({
  judged,
  onOpen,
}: Judged & { readonly onOpen: (entry: EntryJudgement) => void }) {
  const { gate } = judged;
  if (gate.kind === 'unknown') return <Loading />;
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
