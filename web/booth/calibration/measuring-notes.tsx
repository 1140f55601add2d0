import { Trans, useLingui } from '@lingui/react/macro';
import { Note } from '../../ui/note/note.tsx';
import { NoRoomNote } from './no-room-note.tsx';

/**
 * The messages during the calibration. They are above the footer, so that the segment under the
 * ruler does not move (BTH-17).
 */
export function MeasuringNotes({
  cardFits,
  hasRoom,
  isKept,
}: {
  readonly cardFits: boolean;
  /**
   * Whether no message is needed here: 100 mm fit in the window, or the page says at its top that
   * they do not.
   */
  readonly hasRoom: boolean;
  readonly isKept: boolean;
}) {
  const { t } = useLingui();
  return (
    <>
      {!cardFits && (
        <Note kind="warning" isLive title={t`Ruler and card do not agree`}>
          <Trans>Lay the ruler flat, look straight at it. Not exact? Trust the card.</Trans>
        </Note>
      )}
      {!hasRoom && <NoRoomNote />}
      {!isKept && (
        <Note kind="error" isLive title={t`This browser keeps nothing`}>
          <Trans>Leave private browsing, or let this page store data.</Trans>
        </Note>
      )}
    </>
  );
}
