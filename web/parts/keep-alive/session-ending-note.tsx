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
        <Trans>Nobody has used this page for a while. Touch it or press a key to stay.</Trans>
      ) : place === 'booth' ? (
        <Trans>
          Go on: what you mark stays on this device, and is sent when you sign in again.
        </Trans>
      ) : (
        <Trans>Save what you are writing. Then sign in again.</Trans>
      )}
    </Note>
  );
}
