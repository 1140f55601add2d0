import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Note } from '../../ui/note/note.tsx';
import { useSessionEnding } from './keep-alive-provider.tsx';

/**
 * Warning before the idle timeout or the time limit signs the user out, and what happens to unsaved
 * work (ACC-71).
 */
export function SessionEndingNote({ place = 'desk' }: { readonly place?: 'desk' | 'booth' }) {
  const { t } = useLingui();
  const ending = useSessionEnding();
  if (ending === null) return null;
  const { minutes, why } = ending;
  return (
    <Note
      kind="warning"
      isLive
      title={t`You will be signed out in ${plural(minutes, { one: '# minute', other: '# minutes' })}`}
    >
      {why === 'unused' ? (
        <Trans>Touch the page or a key to stay.</Trans>
      ) : place === 'booth' ? (
        <Trans>Go on: your marks stay here until you sign in.</Trans>
      ) : (
        <Trans>Save your work, then sign in again.</Trans>
      )}
    </Note>
  );
}
