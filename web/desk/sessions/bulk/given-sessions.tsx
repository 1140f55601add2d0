import { useLingui } from '@lingui/react/macro';
import { CriterionWords } from '../../../live/session/criterion-words.tsx';
import { refusalMessage } from '../../../parts/messages/refusal-message.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Note } from '../../../ui/note/note.tsx';
import type { GivenEach } from './give-each.ts';

/** FRM-14: what became of each session: those done, and each that was refused with what stands in its way. */
export function GivenSessions(props: { readonly given: GivenEach; readonly done: string }) {
  const { given, done } = props;
  const { t, i18n } = useLingui();
  const { refused } = given;
  if (refused.length === 0) return null;
  return (
    <Stack gap={2}>
      {given.done.length > 0 && <Note kind="success">{done}</Note>}
      {refused.map(({ session, refusal, unmet }) => (
        <Note
          key={session}
          kind={refusal.code === 'criteria-not-met' ? 'warning' : 'error'}
          title={t`Session ${session}`}
        >
          {refusal.code === 'criteria-not-met' ? null : i18n._(refusalMessage(refusal))}
          {unmet === null ? null : (
            <ul>
              {unmet.map((failed) => (
                <li key={`${failed.code} ${failed.sample} ${failed.replicate}`}>
                  <CriterionWords failed={failed} />
                </li>
              ))}
            </ul>
          )}
        </Note>
      ))}
    </Stack>
  );
}
