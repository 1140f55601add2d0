import { Trans, useLingui } from '@lingui/react/macro';
import type { Points } from '../../../domain/documents/evaluation.document.ts';
import type { PartScore, SampleScores } from '../../../domain/results/sample-scores.ts';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import { maximumOf, soFar } from '../../../domain/sheets/definition/points.ts';
import type {
  PointsItem,
  PointsSheet,
} from '../../../domain/sheets/definition/sheet-definition.ts';
import { isBlockLetter } from '../../../domain/words/block-letter.ts';
import type { FigureQuestion } from '../../../stats-worker/explanation/explain.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ExplainedFigure } from '../../parts/figures/explained-figure.tsx';
import { useSheetWords } from '../../parts/points/use-sheet-words.ts';
import { DotStrip } from '../../ui/dot-strip/dot-strip.tsx';
import { markOverflow } from '../../ui/table/mark-overflow.ts';
import { below, figure, scroller, strip, strong, figures as table } from './assessment.css.ts';

/** The sum of points of some items on each sheet (SHT-6). */
const partSums = (sheets: readonly Points[], items: readonly PointsItem[]): readonly number[] =>
  sheets.map((points) => soFar(items, points).points ?? 0);

/**
 * The table of the partial scores and the total of one glass, with the points of every taster
 * (SHT-6). Each score opens its formula.
 */
export function ScoresFigures(props: {
  readonly label: string;
  readonly scores: SampleScores;
  readonly points: readonly Points[];
  /** The points of the excluded sheets, drawn as crosses. */
  readonly excluded: readonly Points[];
  readonly definition: PointsSheet;
  readonly settings: PanelSettings;
}) {
  const { label, scores, points, excluded, definition, settings } = props;
  const { t } = useLingui();
  const words = useSheetWords();
  const row = { points, definition, settings };
  return (
    <div className={scroller} ref={markOverflow}>
      <table className={table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Part</Trans>
            </th>
            <th scope="col">
              <Trans>Points, 0 to the maximum</Trans>
            </th>
            <th scope="col" className={figure}>
              <Trans>Score</Trans>
            </th>
            <th scope="col" className={figure}>
              <Trans>Mean</Trans>
            </th>
            <th scope="col" className={figure}>
              <Trans>Median</Trans>
            </th>
            <th scope="col" className={figure}>
              <Trans>Standard deviation</Trans>
            </th>
            <th scope="col" className={figure}>
              <Trans>Range</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {scores.parts.map((part, at) => {
            const block = definition.blocks[at];
            return block === undefined ? null : (
              <Row
                key={part.key}
                part={part}
                name={`${part.key} · ${words(block.name)}`}
                out={partSums(excluded, block.items)}
                {...row}
              />
            );
          })}
          <Row
            part={scores.total}
            name={t`Total`}
            out={partSums(
              excluded,
              definition.blocks.flatMap(({ items }) => items),
            )}
            {...row}
          />
        </tbody>
      </table>
    </div>
  );
}

/** Scales points to the strip, which spans 0 to 10. */
const onStrip = (points: number, { maximum }: PartScore): number => (points / maximum) * 10;

function Row(props: {
  readonly part: PartScore;
  readonly name: string;
  readonly out: readonly number[];
  readonly points: readonly Points[];
  readonly definition: PointsSheet;
  readonly settings: PanelSettings;
}) {
  const { part, name, out, points, definition, settings } = props;
  const { t } = useLingui();
  const write = useFormat();
  const { maximum } = part;
  const list = part.points.map((one) => String(one)).join(write.semicolon);
  const score = write.number(part.score, Number.isInteger(part.score) ? 0 : 2);
  return (
    <tr>
      <th scope="row">
        {name}
        <span className={below}>
          <Trans>of {maximum}</Trans>
        </span>
      </th>
      <td className={strip}>
        <DotStrip
          isCompact
          title={name}
          description={t`Points: ${list}. Score ${score} of ${maximum}.`}
          scores={part.points.map((one) => onStrip(one, part))}
          excluded={out.map((one) => onStrip(one, part))}
          median={onStrip(part.score, part)}
        />
      </td>
      <td className={`${figure} ${strong}`}>
        <ExplainedFigure
          question={awardQuestion(part.key, points, definition)}
          settings={settings}
          title={name}
        >
          {score}
        </ExplainedFigure>
      </td>
      <td className={figure}>{write.two(part.mean)}</td>
      <td className={figure}>{write.two(part.median)}</td>
      <td className={figure}>{write.two(part.sd)}</td>
      <td className={figure}>
        {String(part.lowest)}–{String(part.highest)}
      </td>
    </tr>
  );
}

/**
 * Builds the question that explains a partial score or the total (SHT-6, FIG-1); null if the sheet
 * has no such part.
 */
function awardQuestion(
  part: string,
  sheets: readonly Points[],
  { blocks }: PointsSheet,
): FigureQuestion | null {
  if (part !== 'total' && !isBlockLetter(part)) return null;
  if (part !== 'total' && !blocks.some(({ key }) => key === part)) return null;
  return {
    about: 'award',
    figure: part,
    sheets: sheets.map((points) =>
      Object.fromEntries(
        blocks.map(({ key: block, items }) => [block, items.map(({ key }) => points[key] ?? 0)]),
      ),
    ),
    maxima: Object.fromEntries(blocks.map((block) => [block.key, maximumOf(block)])),
  };
}
