import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { Replicate } from '../../../domain/words/replicate.ts';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { BOTH, type ChosenSample } from './use-chosen-sample.ts';

/**
 * Chooses between the two replicates of a sample, or both side by side, in the address; null if
 * there is one.
 */
export function ReplicateChoice(props: {
  readonly chosen: ChosenSample;
  readonly hrefOf: (replicate: Replicate) => string;
  /**
   * The address of both replicates side by side, and whether it is chosen; undefined if the page
   * does not offer it.
   */
  readonly both?: { readonly isChosen: boolean; readonly href: string } | undefined;
}) {
  const { chosen, hrefOf, both } = props;
  const { t } = useLingui();
  const router = useRouter();
  if (chosen.entries.length < 2) return null;
  return (
    <SegmentedControl
      label={t`Replicate`}
      value={both?.isChosen ? BOTH : String(chosen.entry.replicate)}
      options={[
        ...chosen.entries.map(({ replicate }) => ({
          id: String(replicate),
          label: t`Replicate ${replicate}`,
        })),
        ...(both === undefined ? [] : [{ id: BOTH, label: t`Both` }]),
      ]}
      onChange={(id) =>
        router.history.replace(
          id === BOTH && both !== undefined ? both.href : hrefOf(id === '2' ? 2 : 1),
        )
      }
    />
  );
}
