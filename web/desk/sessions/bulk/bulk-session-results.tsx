import { useLingui } from '@lingui/react/macro';
import { CriterionWords } from '../../../live/session/criterion-words.tsx';
import type { GivenEach } from '../../../parts/bulk/give-each.ts';
import { GivenEachNotes } from '../../../parts/bulk/given-each.tsx';

/** FRM-14: the result of a bulk action for each session, with the criteria that are not met. */
export function BulkSessionResults(props: {
  readonly given: GivenEach<number>;
  readonly done: string;
}) {
  const { t } = useLingui();
  return (
    <GivenEachNotes
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
