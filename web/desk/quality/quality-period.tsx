import type { ReactNode } from 'react';
import { PeriodFields } from '../../parts/lists/period-fields.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import type { QualitySearch } from './quality-search.ts';

type Period = Pick<QualitySearch, 'from' | 'to'>;

/**
 * The period picker of a page, with the page's other controls. The default is six months up to the
 * newest session.
 */
export function QualityPeriod(props: {
  readonly search: Period;
  /** The period of the shown figures, for an end of the period that a person has not chosen. */
  readonly window: { readonly from: string; readonly to: string } | null;
  readonly onChange: (period: {
    readonly from: string | undefined;
    readonly to: string | undefined;
  }) => void;
  readonly children?: ReactNode;
}) {
  const { search, window, onChange, children } = props;
  const from = search.from ?? window?.from ?? null;
  const to = search.to ?? window?.to ?? null;
  return (
    <Inline gap={4} align="end">
      {children}
      <PeriodFields
        from={from}
        to={to}
        onFrom={(day) => onChange({ from: day, to: search.to })}
        onTo={(day) => onChange({ from: search.from, to: day })}
      />
    </Inline>
  );
}
