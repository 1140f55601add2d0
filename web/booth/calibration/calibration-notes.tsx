import { Trans, useLingui } from '@lingui/react/macro';
import { Note } from '../../ui/note/note.tsx';

/** Why this screen is measured now; `asked` when somebody wished it. */
export type CalibrationReason = 'none' | 'zoom-changed' | 'display-changed' | 'asked';

/** What the person who measures must know before: why it is asked. */
export function CalibrationNotes({ reason }: { readonly reason: CalibrationReason }) {
  const { t } = useLingui();
  return (
    <>
      {reason === 'zoom-changed' && (
        <Note kind="warning" title={t`The zoom of this screen has changed`}>
          <Trans>
            The line was measured at another zoom. Set the zoom back to what it was and this page
            closes by itself, or measure again. Your answers are kept.
          </Trans>
        </Note>
      )}
      {reason === 'display-changed' && (
        <Note kind="warning" title={t`This is another screen`}>
          <Trans>It was not measured yet. Your answers are kept.</Trans>
        </Note>
      )}
    </>
  );
}
