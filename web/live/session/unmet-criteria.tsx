import { useLingui } from '@lingui/react/macro';
import type { SessionRow } from '../../../domain/sessions/session-row.ts';
import type { FailedCriterion } from '../../../domain/words/failed-criterion.ts';
import { Note } from '../../ui/note/note.tsx';
import { CriterionWords } from './criterion-words.tsx';

/** M-ACCEPT: the criteria that are not met, one line each. Nothing where all are. */
export function UnmetCriteria({ failed }: { readonly failed: readonly FailedCriterion[] }) {
  const { t } = useLingui();
  if (failed.length === 0) return null;
  return (
    <Note kind="warning" title={t`Criteria that are not met`}>
      <ul>
        {failed.map((each) => (
          <li key={`${each.code} ${each.sample} ${each.replicate}`}>
            <CriterionWords failed={each} />
          </li>
        ))}
      </ul>
    </Note>
  );
}

/** BRD-17: the criteria that a closed session does not meet; those of one sample where its code is given. */
export function ClosedCriteria(props: {
  readonly record: Pick<SessionRow, 'state'>;
  readonly failed: readonly FailedCriterion[];
  readonly sample?: string;
}) {
  const { record, failed, sample } = props;
  if (record.state !== 'closed') return null;
  return (
    <UnmetCriteria
      failed={sample === undefined ? failed : failed.filter((one) => one.sample === sample)}
    />
  );
}
