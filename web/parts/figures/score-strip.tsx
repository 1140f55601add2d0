import { useLingui } from '@lingui/react/macro';
import { shownInterval } from '../../../domain/results/shown-interval.ts';
import type { Assessment } from '../../../domain/words/assessment.ts';
import type { ScoredSheet } from '../../../domain/words/scored-sheet.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { DotStrip } from '../../ui/dot-strip/dot-strip.tsx';
import { useSheetNames } from '../messages/attribute-names.tsx';
import { type ShownKey, scoresOf } from './attribute-figures.ts';
import { figuresOf } from './figures-of.ts';

/**
 * Dot plot of the scores of one attribute: a point for each score, a cross for each excluded one,
 * with box, median and interval.
 */
export function ScoreStrip(props: {
  readonly assessment: Assessment;
  /** The sheets that count, and the sheets that the leader left out. */
  readonly sheets: {
    readonly counted: readonly ScoredSheet[];
    readonly excluded: readonly { readonly sheet: ScoredSheet }[];
  };
  readonly of: ShownKey;
  readonly isCompact: boolean;
  /** Width of the drawing, in px. */
  readonly width?: number;
  readonly limits?: readonly { readonly at: number; readonly label: string }[];
}) {
  const { assessment, sheets, of, isCompact, width, limits = [] } = props;
  const { t } = useLingui();
  const names = useSheetNames();
  const write = useFormat();
  const figures = figuresOf(assessment, of);
  const scores = scoresOf(sheets.counted, of);
  const list = scores.map((score) => write.cm(score)).join(write.semicolon);
  const median = write.two(figures?.median ?? null);
  return (
    <DotStrip
      scores={[...scores]}
      excluded={[
        ...scoresOf(
          sheets.excluded.map(({ sheet }) => sheet),
          of,
        ),
      ]}
      median={figures?.median ?? null}
      p25={figures?.p25 ?? null}
      p75={figures?.p75 ?? null}
      interval={figures === null ? null : shownInterval(figures)}
      limits={[...limits]}
      title={names.label(of)}
      description={t`Scores in cm: ${list}. Median ${median}.`}
      isCompact={isCompact}
      width={width}
      formatNumber={(value) => write.number(value, Number.isInteger(value) ? 0 : 1)}
    />
  );
}
