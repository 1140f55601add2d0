import { Trans, useLingui } from '@lingui/react/macro';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import type { Assessment } from '../../../domain/words/assessment.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Note } from '../../ui/note/note.tsx';
import { differingFields } from './compare-result.ts';

/** The validated result of the records beside the one computed here: equal, or which figures differ (RES-1). */
export function StoredCheck(props: { readonly row: ResultRow; readonly live: Assessment | null }) {
  const { row, live } = props;
  const { t } = useLingui();
  const write = useFormat();
  if (live === null) return null;
  const differing = differingFields(row, live);
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
