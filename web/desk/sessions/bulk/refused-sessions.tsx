import { useLingui } from '@lingui/react/macro';
import { CriterionWords } from '../../../live/session/criterion-words.tsx';
import { parseFailedCriteria } from '../../../parts/figures/failed-criterion.ts';
import { refusalMessage } from '../../../parts/messages/refusal-message.ts';
import { Note } from '../../../ui/note/note.tsx';
import { isUnmet, type RefusedSession } from './give-each.ts';

/** Sessions that were refused, each with why: the criteria that are not met, or what stood in the way. */
export function RefusedSessions({ refused }: { readonly refused: readonly RefusedSession[] }) {
  const { t, i18n } = useLingui();
  return refused.map((each) => {
    const { session, refusal } = each;
    return (
      <Note key={session} kind={isUnmet(each) ? 'warning' : 'error'} title={t`Session ${session}`}>
        {isUnmet(each) ? (
          <ul>
            {parseFailedCriteria(refusal.data['failed']).map((failed) => (
              <li key={`${failed.code} ${failed.sample} ${failed.replicate}`}>
                <CriterionWords failed={failed} />
              </li>
            ))}
          </ul>
        ) : (
          i18n._(refusalMessage(refusal))
        )}
      </Note>
    );
  });
}
