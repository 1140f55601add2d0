import { useRef } from 'react';
import type { NamedIndex } from '../../../stats-worker/reports/quality-report.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ControlSpark } from '../../ui/control-chart/control-spark.tsx';
import { sparkSheet } from '../../ui/control-chart/spark-sheet.ts';
import { Link } from '../../ui/link/link.tsx';
import { Section } from '../../ui/section/section.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { ChartSave } from './charts/chart-save.tsx';
import { controlPoints } from './charts/index-chart.tsx';
import { useControlWords } from './charts/use-control-words.ts';
import { nameOfTaster } from './facts/name-of-taster.ts';
import type { Quality } from './facts/use-quality.ts';
import { IndexStanding } from './index-standing.tsx';
import * as styles from './small-multiples.css.ts';
import { useQualityWords } from './use-quality-words.ts';

/** A taster's index that is shown as a small chart. */
export type ShownIndex = NamedIndex & { readonly taster: string };

/**
 * Small multiples: a grid of small charts, one for each taster, on a common scale. Each links to
 * the taster's page, and all are saved as one image. The grid has a heading of its own if
 * `isHeaded`.
 */
export function SmallMultiples(props: {
  readonly quality: Quality;
  /** The title of the saved image. */
  readonly title: string;
  readonly isHeaded?: boolean;
  readonly shown: readonly ShownIndex[];
  readonly hrefOf: (of: ShownIndex) => string;
}) {
  const { quality, title, isHeaded = false, shown, hrefOf } = props;
  const { window: period } = quality.report;
  const list = useRef<HTMLUListElement>(null);
  const write = useFormat();
  const chartWords = useControlWords();
  const words = useQualityWords();
  const drawn = shown.map((of) => {
    const chart = quality.evolution?.tasters.find(({ taster }) => taster === of.taster)?.series[
      of.series
    ]?.[of.index];
    const detail = quality.report.tasters.find(({ taster }) => taster === of.taster)?.series[
      of.series
    ]?.[of.index];
    const points = controlPoints(chart?.points ?? [], {
      day: write.dayOfYear,
      point: chartWords.point,
    });
    return { of, chart, detail, points, limit: chart?.points.at(-1)?.limit ?? null };
  });
  const values = drawn.flatMap(({ points, limit }) => [
    limit ?? 0,
    ...points.map(({ value }) => value ?? 0),
  ]);
  const top = 1.1 * Math.max(1, ...values);
  const save =
    period === null ? null : (
      <ChartSave
        name={`tasters-${shown[0]?.index ?? ''}`}
        title={title}
        of=""
        period={period}
        draw={() => list.current && sparkSheet(list.current)}
      />
    );
  const grid = (
    <ul className={styles.grid} ref={list}>
      {drawn.map(({ of, chart, detail, points, limit }) => (
        <li className={styles.card} key={`${of.taster} ${of.series} ${of.index}`}>
          <span data-spark-name="">
            <Link href={hrefOf(of)} strong>
              {of.taster} {nameOfTaster(quality.facts, of.taster)}
            </Link>
          </span>
          {limit === null || !points.some(({ value }) => value !== null) ? (
            <div className={styles.none} />
          ) : (
            <ControlSpark points={points} centre={chart?.centre ?? null} action={limit} top={top} />
          )}
          <span className={styles.value} data-spark-words="">
            {words.named(of)}
          </span>
          <span data-spark-words="">
            {detail === undefined ? (
              <StateMark state="waiting">{words.verdicts.insufficient}</StateMark>
            ) : (
              <IndexStanding index={detail} />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
  if (isHeaded)
    return (
      <Section title={title} actions={save}>
        {grid}
      </Section>
    );
  return (
    <div className={styles.multiples}>
      <div className={styles.acts}>{save}</div>
      {grid}
    </div>
  );
}
