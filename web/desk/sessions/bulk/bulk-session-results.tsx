import { useLingui } from '@lingui/react/macro';
import { CriterionWords } from '../../../live/session/criterion-words.tsx';
import { BulkResultNotes } from '../../../parts/bulk/bulk-result-notes.tsx';
import type { BulkResult } from '../../../parts/bulk/run-for-each.ts';

/** The result of a bulk action for each session, with the criteria that are not met (FRM-14). */
export function BulkSessionResults(props: {
  readonly result: BulkResult<number>;
  readonly done: string;
}) {
  const { t } = useLingui();
  return (
    <BulkResultNotes
      {...props}
      titleOf={(session) => t`Session ${session}`}
      unmetOf={(unmet) => (
        <ul>
          {unmet.map((failed) => (
            <li key={`${failed.code} ${failed.sample} ${failed.replicate}`}>
              <CriterionWords failed={failed} />
            </li>
          ))}
        </ul>
      )}
    />
  );
}
