import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PlanValue } from '../../../domain/documents/session.document.ts';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import { codesOf } from '../../live/session/board-names.ts';
import type { EntryJudgement, PairJudgement } from '../../live/session/use-judgements.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { EnWords } from './en-words.tsx';
import type { FiguredHalf } from './figured-half.ts';
import { PairTable } from './pair-table.tsx';

/**
 * The comparison of both replicates of a sample, by attribute, and how En was computed (ASM-47).
 */
export function ReplicateComparison(props: {
  readonly pair: PairJudgement;
  readonly plan: PlanValue;
  readonly settings: PanelSettings;
  readonly choice: ReactNode;
}) {
  const { pair, plan, settings, choice } = props;
  const { t } = useLingui();
  const [first, second] = [figured(pair.first, settings), figured(pair.second, settings)];
  const judged = pair.duplicate.value;
  const codes = [pair.first, pair.second].map(({ entry }) => codesOf(plan, entry)).join(' · ');
  const title = t`Replicates 1 and 2, codes ${codes}`;
  if (first === null || second === null || judged === null) {
    const failed = [pair.first.assessment, pair.second.assessment, pair.duplicate].some(
      ({ error }) => error !== null,
    );
    return (
      <Section title={title} actions={choice}>
        {failed ? (
          <Note kind="error" title={t`Figures not computed`} />
        ) : (
          <Skeleton lines={8} label={t`Computing`} />
        )}
      </Section>
    );
  }
  const halves = [first, second] as const;
  return (
    <>
      <Section title={title} actions={choice}>
        <Stack gap={3}>
          <PairTable label={title} half={t`Replicate`} halves={halves} judged={judged} />
          <Text tone="caption" as="p">
            <Trans>
              Other defects: 0.00 in both. Valid sheets: {first.figures.n} and {second.figures.n}.
            </Trans>
          </Text>
        </Stack>
      </Section>
      <EnWords halves={halves} judged={judged} />
    </>
  );
}

function figured(
  { entry, assessment, sheets }: EntryJudgement,
  settings: PanelSettings,
): FiguredHalf | null {
  if (assessment.value === null) return null;
  return {
    number: entry.replicate,
    sheets: sheets.counted,
    figures: assessment.value,
    settings,
  };
}
