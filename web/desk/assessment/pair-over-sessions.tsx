import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AnalysisStep } from '../../../domain/results/analysis-steps.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { analysisNumbers } from './analysis-numbers.ts';
import { EnWords } from './en-words.tsx';
import type { FiguredHalf } from './figured-half.ts';
import { PairTable } from './pair-table.tsx';
import type { PairHalf, PairHalves } from './use-pair-halves.ts';

/**
 * The comparison of a pair over two sessions: both halves in one table, and how En was computed
 * (ASM-22).
 */
export function PairOverSessions(props: {
  readonly pair: PairHalves;
  readonly steps: readonly AnalysisStep[];
  readonly choice: ReactNode;
}) {
  const { pair, steps, choice } = props;
  const { t } = useLingui();
  const { judged } = pair;
  const numbers = analysisNumbers(pair, steps);
  const [first, second] = [figured(pair.first, numbers?.[0]), figured(pair.second, numbers?.[1])];
  if (first === null || second === null)
    return pair.first.assessment.error === null && pair.second.assessment.error === null ? (
      <Skeleton lines={8} label={t`Computing`} />
    ) : (
      <Note kind="error" title={t`Figures not computed`} />
    );
  const halves = [first, second] as const;
  const title = t`Analyses ${first.number} and ${second.number}`;
  return (
    <Stack gap={6}>
      <Section title={title} actions={choice}>
        <Stack gap={3}>
          <PairTable label={title} half={t`Analysis`} halves={halves} judged={judged} />
          <Text tone="caption" as="p">
            <Trans>
              Other defects: 0.00 in both. Valid sheets: {first.figures.n} in {first.number},{' '}
              {second.figures.n} in {second.number}.
            </Trans>
          </Text>
        </Stack>
      </Section>
      <EnWords halves={halves} judged={judged} />
    </Stack>
  );
}

/** A half with its figures and its analysis number, once both are known; null before. */
function figured(half: PairHalf, number: number | undefined): FiguredHalf | null {
  const figures = half.assessment.value;
  const { sheets, row } = half;
  return figures === null || number === undefined
    ? null
    : { sheets, figures, number, settings: row.settings };
}
