import { useLingui } from '@lingui/react/macro';
import { DayField } from '../forms/day-field.tsx';
import { period } from './period-fields.css.ts';

/**
 * Two date fields of a period (FRM-21). An error below them says when they are in the wrong order.
 */
export function PeriodFields(props: {
  readonly from: string | null;
  readonly to: string | null;
  readonly onFrom: (day: string | undefined) => void;
  readonly onTo: (day: string | undefined) => void;
}) {
  const { from, to, onFrom, onTo } = props;
  const { t } = useLingui();
  const isTurned = from !== null && to !== null && from > to;
  return (
    <div className={period} data-screen-only="">
      <DayField label={t`From`} value={from} onChange={(day) => onFrom(day ?? undefined)} />
      <DayField
        label={t`To`}
        value={to}
        onChange={(day) => onTo(day ?? undefined)}
        errorMessage={isTurned ? t`The period ends before it begins` : undefined}
      />
    </div>
  );
}
