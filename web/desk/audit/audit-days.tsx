import { useLingui } from '@lingui/react/macro';
import { DayField } from '../../parts/forms/day-field.tsx';
import { day } from './audit-filters.css.ts';

/** The two days among the filters of the audit trail: what is wrong with one moves nothing beside it. */
export function AuditDays(props: {
  readonly from: string | null;
  readonly to: string | null;
  readonly onChange: (change: {
    readonly from?: string | undefined;
    readonly to?: string | undefined;
  }) => void;
}) {
  const { from, to, onChange } = props;
  const { t } = useLingui();
  return (
    <>
      <div className={day}>
        <DayField
          label={t`From`}
          value={from}
          onChange={(given) => onChange({ from: given ?? undefined })}
        />
      </div>
      <div className={day}>
        <DayField
          label={t`To`}
          value={to}
          onChange={(given) => onChange({ to: given ?? undefined })}
        />
      </div>
    </>
  );
}
