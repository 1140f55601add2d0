import { Trans } from '@lingui/react/macro';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { Assessment } from '../../../domain/words/assessment.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { CountedSheets } from '../../live/session/counted-sheets.ts';
import { AttributeFigure } from '../../parts/figures/attribute-figure.tsx';
import { type ShownKey, shownAttributes } from '../../parts/figures/attribute-figures.ts';
import { figuresOf } from '../../parts/figures/figures-of.ts';
import { CVR_LIMIT } from '../../parts/figures/reliability.ts';
import { ScoreStrip } from '../../parts/figures/score-strip.tsx';
import { useInterval } from '../../parts/figures/use-interval.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { markOverflow } from '../../ui/table/mark-overflow.ts';
import { below, figure, scroller, strip, strong, figures as table } from './assessment.css.ts';

/**
 * The table of the statistics of one glass, by attribute; every figure opens its formula and its
 * inputs.
 */
export function FiguresTable(props: {
  readonly label: string;
  readonly assessment: Assessment;
  readonly sheets: CountedSheets;
  readonly settings: PanelSettings;
  readonly showAll: boolean;
}) {
  const { label, assessment, sheets, settings, showAll } = props;
  return (
    <div className={scroller} ref={markOverflow}>
      <table className={table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Attribute</Trans>
            </th>
            <th scope="col">
              <Trans>Scores, 0 to 10 cm</Trans>
            </th>
            <th scope="col" className={figure}>
              <Trans>Median</Trans>
            </th>
            <th scope="col" className={figure}>
              IQR
            </th>
            <th scope="col" className={figure}>
              s*
            </th>
            <th scope="col" className={figure}>
              CVr
            </th>
            <th scope="col" className={figure}>
              <Trans>95 % interval</Trans>
            </th>
            <th scope="col" className={figure}>
              U
            </th>
            <th scope="col">
              <Trans>Reliability</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {shownAttributes(assessment, showAll).map((key) => (
            <AttributeFigures
              key={key}
              of={key}
              assessment={assessment}
              sheets={sheets}
              settings={settings}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function AttributeFigures(props: {
  readonly of: ShownKey;
  readonly assessment: Assessment;
  readonly sheets: CountedSheets;
  readonly settings: PanelSettings;
}) {
  const { of, assessment, sheets, settings } = props;
  const names = useSheetNames();
  const write = useFormat();
  const interval = useInterval();
  const figures = figuresOf(assessment, of);
  if (figures === null) return null;
  const named = { figures, of, sheets: sheets.counted, settings };
  return (
    <tr>
      <th scope="row">
        {names.label(of)}
        <span className={below}>
          <Aside of={of} assessment={assessment} />
        </span>
      </th>
      <td className={strip}>
        <ScoreStrip assessment={assessment} sheets={sheets} of={of} isCompact />
      </td>
      <td className={`${figure} ${strong}`}>
        <AttributeFigure figure="median" {...named}>
          {write.two(figures.median)}
        </AttributeFigure>
      </td>
      <td className={figure}>
        <AttributeFigure figure="iqr" {...named}>
          {write.two(figures.iqr)}
        </AttributeFigure>
      </td>
      <td className={figure}>
        <AttributeFigure figure="sStar" {...named}>
          {write.two(figures.sStar)}
        </AttributeFigure>
      </td>
      <td className={figure}>
        <AttributeFigure figure="cvr" {...named}>
          {write.percent(figures.cvr, CVR_LIMIT)}
        </AttributeFigure>
      </td>
      <td className={figure}>
        <AttributeFigure figure="interval" {...named}>
          {interval(figures)}
        </AttributeFigure>
      </td>
      <td className={figure}>
        <AttributeFigure figure="u" {...named}>
          {write.two(figures.u)}
        </AttributeFigure>
      </td>
      <td>
        <Reliability of={of} assessment={assessment} />
      </td>
    </tr>
  );
}

function Aside({ of, assessment }: { readonly of: ShownKey; readonly assessment: Assessment }) {
  const names = useSheetNames();
  if (of === assessment.predominantDefect) return <Trans>predominant</Trans>;
  if (of !== 'fruity' || (assessment.mf ?? 0) === 0) return null;
  if (assessment.fruityClass === null) return null;
  return <>{names.kind(assessment.fruityClass === 'RIPE' ? 'ripe' : 'green')}</>;
}

/**
 * The reliability of an attribute: only the predominant defect and fruity decide it (M-RELIABLE).
 */
function Reliability(props: { readonly of: ShownKey; readonly assessment: Assessment }) {
  const { of, assessment } = props;
  const decides = of === assessment.predominantDefect || of === 'fruity';
  const cvr = figuresOf(assessment, of)?.cvr ?? null;
  if (!decides || cvr === null) return null;
  return cvr <= CVR_LIMIT ? (
    <StateMark state="done">
      <Trans>Reliable</Trans>
    </StateMark>
  ) : (
    <StateMark state="flag">
      <Trans>CVr above 20 %</Trans>
    </StateMark>
  );
}
