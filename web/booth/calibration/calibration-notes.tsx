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
          <Trans>It is {zoom} %. Set 100 %: Ctrl and 0, or the browser’s menu.</Trans>{' '}
          {reason === 'zoom-changed' && (
            <Trans>If measured at 100 %, this page then closes. Your answers are kept.</Trans>
          )}
        </Note>
      )}
      {reason === 'zoom-changed' && zoom === null && (
        <Note kind="warning" title={t`The zoom of this screen has changed`}>
          <Trans>Set the zoom back, or measure again. Your answers are kept.</Trans>
        </Note>
      )}
      {reason === 'display-changed' && (
        <Note kind="warning" title={t`This is another screen`}>
          <Trans>Measure it first. Your answers are kept.</Trans>
        </Note>
      )}
    </>
  );
}
