import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SessionRow } from '../../../domain/sessions/session-row.ts';
import type { CheckedResult } from '../../../domain/words/checked-result.ts';
import type { SessionState } from '../../../domain/words/session-state.ts';
import type { Format } from '../../i18n/format-of.ts';
import type { BoardFacts } from '../../live/session/board-facts.ts';
import { CheckedWords } from '../../live/session/checked-words.tsx';
import { useSheetLabel } from '../../parts/points/use-sheet-label.ts';
import { SessionStateMark } from '../../parts/sessions/session-state-mark.tsx';

/**
 * Returns the facts below a session's title: state, training, date and time, profile sheet,
 * counter-assessment, temperatures, rest, validation and release of figures.
 */
export function useFacts(
  { plan, definition }: Pick<BoardFacts, 'plan' | 'definition'>,
  record: {
    readonly state: SessionState;
    readonly validatedAt: string | null;
    readonly releasedFigures: SessionRow['releasedFigures'];
    readonly checks: CheckedResult | null;
  },
  codeOf: (sample: string) => string,
  write: Format,
): { readonly term: string; readonly value: ReactNode }[] {
  const { t } = useLingui();
  const sheetLabel = useSheetLabel();
  const degrees = (value: number) => `${write.number(value, 1)}\u00a0°C`;
  return [
    { term: t`State`, value: <SessionStateMark state={record.state} /> },
    // The facts say that it is training: the classes in the footer give the samples no category
    // (TRN-12).
    ...(plan.training
      ? [
          {
            term: t`Training`,
            value: plan.counts ? t`Counts for the quality indexes` : t`Counts in no quality index`,
          },
        ]
      : []),
    { term: t`Date`, value: `${write.day(plan.date)} ${write.time(plan.start)}` },
    { term: t`Profile sheet`, value: sheetLabel(definition) },
    ...(record.checks === null
      ? []
      : [
          {
            term: t`Counter-assessment of`,
            value: <CheckedWords checks={record.checks} codeOf={codeOf} />,
          },
        ]),
    ...(plan.sampleTemperature === null
      ? []
      : [{ term: t`Samples`, value: degrees(plan.sampleTemperature) }]),
    ...(plan.roomTemperature === null
      ? []
      : [{ term: t`Room`, value: degrees(plan.roomTemperature) }]),
    { term: t`Rest`, value: t`${plan.restMinutes} min` },
    ...(record.validatedAt === null
      ? []
      : [{ term: t`Validated on`, value: write.instant(record.validatedAt) }]),
    ...(record.releasedFigures === null
      ? []
      : [{ term: t`Figures released on`, value: write.instant(record.releasedFigures.at) }]),
  ];
}
