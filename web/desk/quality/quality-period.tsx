import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DayField } from '../../parts/forms/day-field.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import { acts } from './quality-paper.css.ts';
import type { QualitySearch } from './quality-search.ts';

type Period = Pick<QualitySearch, 'from' | 'to'>;

/** The period of a page: six months up to the newest session unless somebody chose another; and what else is chosen. */
export function QualityPeriod(props: {
  readonly search: Period;
  /** What is shown where nothing was chosen. */
  readonly window: { readonly from: string; readonly to: string } | null;
  readonly onChange: (period: {
    readonly from: string | undefined;
    readonly to: string | undefined;
  }) => void;
  readonly children?: ReactNode;
}) {
  const { search, window, onChange, children } = props;
  const { t } = useLingui();
  const from = search.from ?? window?.from ?? null;
  const to = search.to ?? window?.to ?? null;
  const isTurned = from !== null && to !== null && from > to;
  return (
    <Inline gap={4} align="end">
      {children}
      <div className={acts} data-screen-only="">
        <DayField
          label={t`From`}
          value={from}
          onChange={(day) => onChange({ from: day ?? undefined, to: search.to })}
        />
        <DayField
          label={t`To`}
          value={to}
          onChange={(day) => onChange({ from: search.from, to: day ?? undefined })}
          errorMessage={isTurned ? t`The period ends before it begins` : undefined}
        />
      </div>
    </Inline>
  );
}
