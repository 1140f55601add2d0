import { useLingui } from '@lingui/react/macro';
import { decimalPlacesForAll } from '../../../../domain/words/decimal-places.ts';
import type { CheckedReference } from '../../../../stats-worker/quality/checked-references.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import type { RegisterColumn } from '../../../parts/lists/register-column.ts';
import { useSheetNames } from '../../../parts/messages/attribute-names.tsx';
import { StateMark } from '../../../ui/state-mark/state-mark.tsx';
import type { Quality } from '../facts/use-quality.ts';
import { useGlassColumns } from '../use-row-columns.tsx';
import { EN_MAX, useCheckWords, Z_LIMITS } from './use-check-words.ts';

/**
 * The table columns of the reference checks: assigned and found value, En, U, z, and the verdict
 * with its reason.
 */
export function useCheckColumns({ idOf }: Quality): readonly RegisterColumn<CheckedReference>[] {
  const { t } = useLingui();
  const write = useFormat();
  const names = useSheetNames();
  const glass = useGlassColumns<CheckedReference>(idOf);
  const verdictOf = useCheckWords();
  const named = (name: string) => ({ header: name, spoken: name, name });
  const figure = (
    id: string,
    name: string,
    of: (row: CheckedReference) => number | null,
    written: (value: number | null) => string,
  ): RegisterColumn<CheckedReference> => ({
    id,
    ...named(name),
    align: 'end',
    cell: (row) => written(of(row)),
    text: (row) => String(of(row) ?? ''),
  });
  return [
    ...glass,
    {
      id: 'attribute',
      ...named(t`Attribute`),
      cell: ({ assigned }) => names.label(assigned.attribute),
      text: ({ assigned }) => assigned.attribute,
    },
    figure('r', t`Assigned R`, ({ assigned }) => assigned.median, write.two),
    figure('ur', t`U of R`, ({ assigned }) => assigned.u, write.two),
    figure('median', t`Median`, ({ check }) => check?.median ?? null, write.two),
    {
      ...figure('u', 'U', ({ check }) => check?.u ?? null, write.two),
      cell: ({ check }) =>
        check === null ? write.two(null) : write.against(check.u, check.uMax).figure,
    },
    {
      ...figure('umax', 'Umax', ({ check }) => check?.uMax ?? null, write.two),
      cell: ({ check }) =>
        check === null ? write.two(null) : write.against(check.u, check.uMax).limit,
    },
    figure(
      'en',
      'En',
      ({ check }) => check?.en ?? null,
      (en) => write.beside(en, EN_MAX),
    ),
    figure(
      'z',
      'z',
      ({ check }) => check?.z ?? null,
      (z) => (z === null ? write.two(z) : write.signed(z, decimalPlacesForAll(z, Z_LIMITS, 2))),
    ),
    {
      id: 'verdict',
      ...named(t`Verdict`),
      cell: ({ check }) => {
        const { state, words } = verdictOf(check);
        return <StateMark state={state}>{words}</StateMark>;
      },
      text: ({ check }) => verdictOf(check).words,
    },
  ];
}
