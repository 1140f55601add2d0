import { Trans, useLingui } from '@lingui/react/macro';
import { Note } from '../../ui/note/note.tsx';

/** Why this screen is measured now; `asked` when somebody wished it. */
export type CalibrationReason = 'none' | 'zoom-changed' | 'display-changed' | 'asked';

/** What the person who measures must know: why it is asked, and what does not agree. */
export function CalibrationNotes({
  reason,
  cardFits,
  hasRoom,
  isKept,
}: {
  readonly reason: CalibrationReason;
  readonly cardFits: boolean;
  readonly hasRoom: boolean;
  readonly isKept: boolean;
}) {
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
      {!cardFits && (
        <Note kind="warning" isLive title={t`Ruler and card do not agree`}>
          <Trans>
            Look straight at the screen and lay the ruler flat on the glass. If you have no exact
            ruler, adjust until the card covers the frame: the segment is then 100 mm too.
          </Trans>
        </Note>
      )}
      {!hasRoom && (
        <Note kind="error" isLive title={t`There is no room for 100 mm`}>
          <Trans>
            This window cannot show a line of 100 mm and its margins. Turn the screen, widen the
            window, or use a larger screen.
          </Trans>
        </Note>
      )}
      {!isKept && (
        <Note kind="error" isLive title={t`This browser keeps nothing`}>
          <Trans>
            The measurement could not be kept. Leave private browsing or allow this page to store
            data.
          </Trans>
        </Note>
      )}
    </>
  );
}
