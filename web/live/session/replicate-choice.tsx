import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { Replicate } from '../../../domain/words/replicate.ts';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import type { ChosenSample } from './use-chosen-sample.ts';

/** Chooses between the two replicates of a sample, in the address; nothing where there is one. */
export function ReplicateChoice(props: {
  readonly chosen: ChosenSample;
  readonly hrefOf: (replicate: Replicate) => string;
}) {
  const { chosen, hrefOf } = props;
  const { t } = useLingui();
  const router = useRouter();
  if (chosen.entries.length < 2) return null;
  return (
    <SegmentedControl
      label={t`Replicate`}
      value={String(chosen.entry.replicate)}
      options={chosen.entries.map(({ replicate }) => ({
        id: String(replicate),
        label: t`Replicate ${replicate}`,
      }))}
      onChange={(id) => router.history.replace(hrefOf(id === '2' ? 2 : 1))}
    />
  );
}
