import { useLingui } from '@lingui/react/macro';
import { decimalPlacesForAll } from '../../../../domain/words/decimal-places.ts';
import type { CheckedReference } from '../../../../stats-worker/quality/checked-references.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import type { ControlLine } from '../../../ui/control-chart/control-layout.ts';
import { DeferredChildren } from '../../../ui/layout/deferred-children.tsx';
import { NotedChart } from '../charts/noted-chart.tsx';
import type { PlacedPoint } from '../charts/placed-point.ts';
import type { Quality } from '../facts/use-quality.ts';
import { EN_MAX, useCheckWords, Z_ACTION, Z_LIMITS, Z_WARNING } from './use-check-words.ts';

/**
 * The charts of the reference checks over time, one for the defect and one for fruity (M-RM). They
 * show En with limit 1, or z with limits 2 and 3.
 */
export function ChecksCharts({ quality }: { readonly quality: Quality }) {
  const { t } = useLingui();
  const write = useFormat();
  const wordsOf = useCheckWords();
  const drawn = (['defect', 'fruity'] as const).flatMap((series) => {
    const checks = quality.report.references
      .filter(({ assigned }) => (assigned.attribute === 'fruity') === (series === 'fruity'))
      .toReversed();
    return checks.length === 0 ? [] : [{ series, checks }];
  });
  const charts = drawn.map(({ series, checks }) => {
    const hasZ = checks.every(({ check }) => check === null || check.z !== null);
    const figureOf = ({ check }: CheckedReference) => (hasZ ? check?.z : check?.en) ?? null;
    const writtenOf = (value: number | null) =>
      hasZ && value !== null
        ? write.signed(value, decimalPlacesForAll(value, Z_LIMITS, 2))
        : write.beside(value, EN_MAX);
    const lines: ControlLine[] = hasZ
      ? [
          { kind: 'centre', at: 0, label: t`Assigned` },
          ...[-1, 1].flatMap((side): ControlLine[] => [
            {
              kind: 'warning',
              at: side * Z_WARNING,
              label: t`Warning ${write.signed(side * Z_WARNING, 0)}`,
            },
            {
              kind: 'action',
              at: side * Z_ACTION,
              label: t`Action ${write.signed(side * Z_ACTION, 0)}`,
            },
          ]),
        ]
      : [{ kind: 'action', at: EN_MAX, label: t`Limit ${write.limit(EN_MAX)}` }];
    const points = checks.map((row): PlacedPoint => {
      const { state, words } = wordsOf(row.check);
      return {
        id: `${row.session} ${row.sample} ${row.assigned.attribute}`,
        label: write.dayOfYear(row.date),
        value: figureOf(row),
        written: writtenOf(figureOf(row)),
        state: state === 'stop' ? 'action' : state === 'flag' ? 'warning' : 'within',
        rule: state === 'stop' ? words : undefined,
        session: row.session,
        sample: quality.idOf(row.sample) ?? null,
        date: row.date,
      };
    });
    const failed = points.filter(({ state }) => state === 'action').length;
    const name = hasZ ? 'z' : 'En';
    return (
      <NotedChart
        key={series}
        title={
          series === 'defect'
            ? t`${name} of the reference checks, defect`
            : t`${name} of the reference checks, fruity`
        }
        description={t`Checks: ${points.length}; failed: ${failed}.`}
        of={{ chart: 'check', series, taster: null }}
        quality={quality}
        points={points}
        lines={lines}
        isLow
      />
    );
  });
  return <DeferredChildren>{charts}</DeferredChildren>;
}
