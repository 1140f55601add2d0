import { Trans, useLingui } from '@lingui/react/macro';
import type { JudgedPair } from '../../../domain/results/analysis-steps.ts';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import type { Assessment } from '../../../domain/words/assessment.ts';
import type { DuplicateComparison } from '../../../stats-worker/duplicates/compare-duplicate.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { Computed } from '../../parts/stats/use-assessment.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { differingFields, differingOfPair } from './compare-result.ts';

/**
 * Compares the stored result with the one computed here: equal, or which figures differ (RES-1).
 * Until the comparison is finished it shows neither (BRD-10). If the page shows a pair, it names
 * what is compared: this replicate by itself, and the pair (ASM-28).
 */
export function StoredCheck(props: {
  readonly row: ResultRow;
  readonly own: Computed<Assessment>;
  /** Whether the figures at the top of the page are those of a pair. */
  readonly isOfPair: boolean;
  /** The pair of this session, stored and computed here; null if one of them is missing. */
  readonly pair: { readonly stored: JudgedPair; readonly own: DuplicateComparison } | null;
}) {
  const { row, own, isOfPair, pair } = props;
  const { t } = useLingui();
  const write = useFormat();
  if (own.error !== null)
    return (
      <Text tone="muted" as="p">
        <Trans>Not compared: figures not computed here.</Trans>
      </Text>
    );
  if (own.value === null || own.isComputing) return <Skeleton lines={2} label={t`Comparing`} />;
  const differing = [
    ...differingFields(row, own.value),
    ...(pair === null ? [] : differingOfPair(pair.stored, pair.own)),
  ];
  const heads = row.settingsHeads.slice(0, 12);
  const [md, mf] = [write.cm(row.md), write.cm(row.mf)];
  if (differing.length === 0)
    return (
      <Note kind="success" title={t`Verified: recomputed today, no difference`}>
        <Disclosure title={t`Details`}>
          {isOfPair ? (
            <Trans>
              Replicate {row.replicate} alone: Md {md}, Mf {mf}, all statistics of attributes.
            </Trans>
          ) : (
            <Trans>
              Md {md}, Mf {mf}, all statistics of attributes.
            </Trans>
          )}{' '}
          {pair === null || !pair.stored.accepted ? null : (
            <>
              <Trans>
                The pair: Md {write.cm(pair.stored.md)}, Mf {write.cm(pair.stored.mf)}.
              </Trans>{' '}
            </>
          )}
          <Trans>
            Validated {write.instant(row.validatedAt)} by {row.validatedBy}, method{' '}
            <Text tone="noWrap">{row.method}</Text>, settings {heads}.
          </Trans>
        </Disclosure>
      </Note>
    );
  return (
    <Note kind="error" title={t`Recomputed today: the result differs`}>
      <Trans>
        Stored: Md {md}, Mf {mf}, method <Text tone="noWrap">{row.method}</Text>. Different here:{' '}
        {differing.join(', ')}.
      </Trans>
    </Note>
  );
}
