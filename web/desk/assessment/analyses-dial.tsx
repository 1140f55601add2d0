import { useLingui } from '@lingui/react/macro';
import type { AnalysisStep } from '../../../domain/results/analysis-steps.ts';
import { storedInterval } from '../../../domain/results/stored-interval.ts';
import type { ClassScheme } from '../../../domain/settings/class-scheme.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { classLimits } from '../../parts/figures/class-limits.ts';
import * as styles from './analyses-dial.css.ts';
import { dialWindow } from './dial-window.ts';

/**
 * The chart of a sample's analyses near the class limits: each median with its 95 % interval
 * (ASM-24).
 */
export function AnalysesDial(props: {
  readonly steps: readonly AnalysisStep[];
  readonly scheme: ClassScheme;
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
  const share = (cm: number): number => (100 * (cm - shown.from)) / (shown.to - shown.from);
  const at = (cm: number): string => `${share(cm)}%`;
  const list = rows
    .map(({ number, md }) => `${number}${write.colon}${write.cm(md)}`)
    .join(write.semicolon);
  return (
    <div
      className={styles.drawing}
      role="img"
      aria-label={t`This sample’s medians by analysis, cm: ${list}`}
    >
      <div className={styles.stretch}>
        {limits
          .filter((cm) => cm >= shown.from && cm <= shown.to)
          .map((cm) => (
            <span key={cm} className={styles.limit} style={{ left: at(cm) }}>
              <span
                className={styles.limitText}
                style={share(cm) > 70 ? { right: 0 } : { left: 0 }}
              >
                {t`limit ${write.cm(cm)}`}
              </span>
            </span>
          ))}
        {rows.map(({ number, md, low, high }) => {
          const from = Math.max(low, shown.from);
          return (
            <div key={number} className={styles.line}>
              <span className={styles.number}>{number}</span>
              <span
                className={styles.interval}
                style={{ left: at(from), right: `calc(100% - ${at(high)})` }}
              />
              <span className={styles.median} style={{ left: at(md) }} />
              <span className={styles.figure} style={{ left: at(from) }}>
                {write.cm(md)}
              </span>
            </div>
          );
        })}
      </div>
      <div className={styles.ticks}>
        {shown.ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ left: at(tick) }}>
            {write.cm(tick)}
          </span>
        ))}
      </div>
    </div>
  );
}
