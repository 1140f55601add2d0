import { useLingui } from '@lingui/react/macro';
import type { SessionRow } from '../../../domain/sessions/session-row.ts';
import type { FailedCriterion } from '../../../domain/words/failed-criterion.ts';
import { Note } from '../../ui/note/note.tsx';
import { CriterionWords } from './criterion-words.tsx';
import * as styles from './unmet-criteria.css.ts';

/**
 * The message on acceptance criteria that are not met, a line each; null if all are met (M-ACCEPT).
 */
export function UnmetCriteria({ failed }: { readonly failed: readonly FailedCriterion[] }) {
  const { t } = useLingui();
  if (failed.length === 0) return null;
  return (
    <Note kind="warning" title={t`Criteria that are not met`}>
      <ul className={styles.list}>
        {failed.map((each) => (
          <li key={`${each.code} ${each.sample} ${each.replicate}`}>
            <CriterionWords failed={each} />
          </li>
        ))}
      </ul>
    </Note>
  );
}

/**
 * The criteria that a closed session does not meet; with a sample code, those of that sample
 * (BRD-17).
 */
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
