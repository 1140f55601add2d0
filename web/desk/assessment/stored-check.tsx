import { Trans, useLingui } from '@lingui/react/macro';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import type { Assessment } from '../../../domain/words/assessment.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { Computed } from '../../parts/stats/use-assessment.ts';
import { Text } from '../../ui/layout/text.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { differingFields } from './compare-result.ts';

/**
 * The validated result of the records beside the one computed here: equal, or which figures differ (RES-1). Neither is
 * said before the comparison is finished (BRD-10).
 */
export function StoredCheck(props: {
  readonly row: ResultRow;
  readonly own: Computed<Assessment>;
}) {
  const { row, own } = props;
  const { t } = useLingui();
  const write = useFormat();
  if (own.error !== null)
    return (
      <Text tone="muted" as="p">
        <Trans>Not compared: the figures could not be computed here.</Trans>
      </Text>
    );
  if (own.value === null || own.isComputing) return <Skeleton lines={2} label={t`Comparing`} />;
  const differing = differingFields(row, own.value);
  const heads = row.settingsHeads.slice(0, 12);
  const [md, mf] = [write.cm(row.md), write.cm(row.mf)];
  if (differing.length === 0)
    return (
      <Note kind="success" title={t`The stored result equals the live one`}>
        <Trans>
          Md {md}, Mf {mf}, every statistic of every attribute. Validated{' '}
          {write.instant(row.validatedAt)} by {row.validatedBy}, method {row.method}, settings{' '}
          {heads}.
        </Trans>
      </Note>
    );
  return (
    <Note kind="error" title={t`The stored result differs from the live one`}>
      <Trans>
        Stored: Md {md}, Mf {mf}, method {row.method}. Different here: {differing.join(', ')}.
      </Trans>
    </Note>
  );
}
