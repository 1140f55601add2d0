import { useLingui } from '@lingui/react/macro';
import { CriterionWords } from '../../../live/session/criterion-words.tsx';
import { refusalMessage } from '../../../parts/messages/refusal-message.ts';
import { Note } from '../../../ui/note/note.tsx';
import type { RefusedSession } from './give-each.ts';

/** Sessions that were refused, each with why: the criteria that are not met, or what stood in the way. */
export function RefusedSessions({ refused }: { readonly refused: readonly RefusedSession[] }) {
  const { t, i18n } = useLingui();
  return refused.map(({ session, refusal }) => {
    const isUnmet = refusal.code === 'criteria-not-met';
    return (
      <Note key={session} kind={isUnmet ? 'warning' : 'error'} title={t`Session ${session}`}>
        {isUnmet ? (
          <ul>
            {refusal.data.failed.map((failed) => (
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
