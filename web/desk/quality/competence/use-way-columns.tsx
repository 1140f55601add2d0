import { useLingui } from '@lingui/react/macro';
import type { TasterQuality } from '../../../../stats-worker/reports/quality-report.ts';
import type { RegisterColumn } from '../../../parts/lists/register-column.ts';
import { address } from '../../../parts/page/address.ts';
import { Link } from '../../../ui/link/link.tsx';
import type { QualityFacts } from '../facts/quality-facts.ts';
import { sentence } from '../row-words.css.ts';
import { TasterName } from '../taster-name.tsx';
import { useWayBackWords } from './use-way-back-words.ts';

/**
 * Returns the first and the last column of competence: the taster, with a link to the evolution,
 * and what would change the verdict.
 */
export function useWayColumns(
  facts: QualityFacts,
): readonly [RegisterColumn<TasterQuality>, RegisterColumn<TasterQuality>] {
  const { t } = useLingui();
  const wayBack = useWayBackWords();
  const named = (name: string) => ({ header: name, spoken: name, name });
  return [
    {
      id: 'taster',
      ...named(t`Taster`),
      isRowHeader: true,
      width: 190,
      cell: ({ taster }) => (
        <Link href={address('/intra/quality/tasterevolution', { search: { taster } })} strong>
          <TasterName facts={facts} taster={taster} />
        </Link>
      ),
      text: ({ taster }) => taster,
    },
    {
      id: 'way',
      ...named(t`What would change it`),
      cell: (taster) => <span className={sentence}>{wayBack(taster)}</span>,
      text: wayBack,
    },
  ];
}
