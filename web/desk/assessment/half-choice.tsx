import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { JudgedPair } from '../../../domain/results/analysis-steps.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import { assessmentHref } from '../../live/session/board-addresses.ts';
import { BOTH } from '../../live/session/use-chosen-sample.ts';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';

/**
 * Chooses between the halves of a pair over two sessions, each in its own session, or both side by
 * side (ASM-22).
 */
export function HalfChoice(props: {
  readonly session: number;
  readonly sample: string;
  readonly pair: JudgedPair;
  /** The numbers of both halves among the analyses of the sample; null while unknown. */
  readonly numbers: readonly [number, number] | null;
  /** The shown half; null if both are shown. */
  readonly chosen: Replicate | null;
}) {
  const { session, sample, pair, numbers, chosen } = props;
  const { t } = useLingui();
  const router = useRouter();
  const [one, two] = numbers ?? [1, 2];
  const named = (number: number) => t`Analysis ${number}`;
  return (
    <SegmentedControl
      label={t`Analysis`}
      value={chosen === null ? BOTH : String(chosen)}
      options={[
        { id: '1', label: named(one) },
        { id: '2', label: named(two) },
        { id: BOTH, label: t`Both` },
      ]}
      onChange={(id) =>
        router.history.replace(
          id === '1'
            ? assessmentHref(pair.session1, sample, 1)
            : id === '2'
              ? assessmentHref(pair.session2, sample, 2)
              : assessmentHref(session, sample, BOTH),
        )
      }
    />
  );
}
