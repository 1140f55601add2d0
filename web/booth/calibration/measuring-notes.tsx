import { Trans, useLingui } from '@lingui/react/macro';
import { Note } from '../../ui/note/note.tsx';
import { NoRoomNote } from './no-room-note.tsx';

/** BTH-17: what is told while somebody measures: above the foot, so that the segment under the ruler stays where it is. */
export function MeasuringNotes({
  cardFits,
  hasRoom,
  isKept,
}: {
  readonly cardFits: boolean;
  /** Whether 100 mm have room, or that they have none is told at the top. */
  readonly hasRoom: boolean;
  readonly isKept: boolean;
}) {
  const { t } = useLingui();
  return (
    <>
      {!cardFits && (
        <Note kind="warning" isLive title={t`Ruler and card do not agree`}>
          <Trans>
            Look straight at the screen and lay the ruler flat on the glass. If you have no exact
            ruler, adjust until the card covers the frame: the segment is then 100 mm too.
          </Trans>
        </Note>
      )}
      {!hasRoom && <NoRoomNote />}
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
