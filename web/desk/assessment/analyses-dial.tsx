import { useLingui } from '@lingui/react/macro';
import type { AnalysisStep } from '../../../domain/results/analysis-steps.ts';
import { storedInterval } from '../../../domain/results/stored-interval.ts';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { classLimits } from '../../parts/figures/class-limits.ts';
import { dialWindow } from './dial-window.ts';
import {
  axis,
  drawing,
  ground,
  interval,
  limit,
  limitText,
  median,
  onGround,
  quietText,
} from './verdict-dial.css.ts';

const LEFT = 60;
const WIDTH = 520;
const ROW = 26;

/** ASM-24: the analyses of a sample beside each other near the limit: each median with its 95 % interval. */
export function AnalysesDial(props: {
  readonly steps: readonly AnalysisStep[];
  readonly scheme: PanelSettings['scheme'];
}) {
  const { steps, scheme } = props;
  const { t } = useLingui();
  const write = useFormat();
  const { virgin, ordinary } = classLimits(scheme);
  const limits = ordinary === null ? [virgin] : [virgin, ordinary];
  const rows = steps.flatMap(({ row, number }) => {
    const at = number === null ? null : storedInterval(row);
    return at === null || number === null ? [] : [{ number, ...at }];
  });
  const shown = dialWindow(rows, limits);
  if (shown === null || rows.length < 2) return null;
  const x = (cm: number) => LEFT + (WIDTH * (cm - shown.from)) / (shown.to - shown.from);
  const bottom = 8 + rows.length * ROW;
  const list = rows.map(({ number, md }) => `${number}: ${write.cm(md)}`).join('; ');
  return (
    <svg
      className={drawing}
      viewBox={`0 0 640 ${bottom + 24}`}
      role="img"
      aria-labelledby="analyses-dial"
    >
      <title id="analyses-dial">{t`Medians of the analyses of this sample in cm, ${list}`}</title>
      <rect className={ground} x={LEFT} y={0} width={WIDTH} height={bottom} />
      <path
        className={axis}
        d={[
          `M${LEFT} ${bottom}H${LEFT + WIDTH}`,
          ...shown.ticks.map((tick) => `M${x(tick)} ${bottom}v4`),
        ].join('')}
      />
      {shown.ticks.map((tick) => (
        <text key={tick} className={quietText} x={x(tick)} y={bottom + 18} textAnchor="middle">
          {write.cm(tick)}
        </text>
      ))}
      {limits
        .filter((cm) => cm >= shown.from && cm <= shown.to)
        .map((cm) => (
          <g key={cm}>
            <path className={limit} d={`M${x(cm)} 0V${bottom}`} />
            <text className={limitText} x={x(cm) + 6} y={12}>
              {t`limit ${write.cm(cm)}`}
            </text>
          </g>
        ))}
      {rows.map(({ number, md, low, high }, place) => {
        const y = 20 + place * ROW;
        return (
          <g key={number}>
            <text className={quietText} x={LEFT - 46} y={y + 4}>
              {number}
            </text>
            <path
              className={interval}
              d={`M${x(Math.max(low, shown.from))} ${y}H${x(high)}M${x(Math.max(low, shown.from))} ${y - 4}v8M${x(high)} ${y - 4}v8`}
            />
            <path className={median} d={`M${x(md)} ${y - 8}v16`} />
            <text
              className={onGround}
              x={Math.max(LEFT - 8, x(Math.max(low, shown.from)) - 8)}
              y={y + 5}
              textAnchor="end"
            >
              {write.cm(md)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
