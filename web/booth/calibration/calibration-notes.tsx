import { Trans, useLingui } from '@lingui/react/macro';
import { Note } from '../../ui/note/note.tsx';

/** Why the calibration is shown; `asked` when a person opened it. */
export type CalibrationReason = 'none' | 'zoom-changed' | 'display-changed' | 'asked';

/**
 * The messages above the calibration: why it is asked for, and at which browser zoom it is off
 * (CAL-7).
 */
export function CalibrationNotes({
  reason,
  zoom,
}: {
  readonly reason: CalibrationReason;
  /** The browser zoom in percent; null if it is unknown or 100 %. */
  readonly zoom: number | null;
}) {
  const { t } = useLingui();
  return (
    <>
      {zoom !== null && (
        <Note kind="warning" isLive title={t`Browser zoom should be 100 %`}>
          <Trans>
            It is {zoom} %. Set it to 100 %, with Ctrl and 0 or in the menu of the browser: the
            screen is measured at 100 % alone.
          </Trans>{' '}
          {reason === 'zoom-changed' && (
            <Trans>
              Where the line was measured at 100 % this page then closes by itself. Your answers are
              kept.
            </Trans>
          )}
        </Note>
      )}
      {reason === 'zoom-changed' && zoom === null && (
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
