import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId } from 'react';
import type { PointsItem } from '../../../domain/sheets/definition/sheet-definition.ts';
import { useSheetWords } from '../../parts/points/use-sheet-words.ts';
import * as style from './points.css.ts';
import type { PointsHand } from './use-points-hand.ts';

/** The element id of an item's box, by which the review leads to it. */
export const boxId = (item: string): string => `points-${item}`;

/**
 * One item of a sheet of points: its name, and a spin button that is blank until it is answered
 * (SHT-4). A touch or the focus makes it the current item. Digits, Backspace, Delete and the arrow
 * keys answer it like the on-screen keypad.
 */
export function PointsBox({
  item,
  points,
  hand,
}: {
  readonly item: PointsItem;
  readonly points: number | null;
  readonly hand: PointsHand;
}) {
  const { t } = useLingui();
  const words = useSheetWords();
  const noteId = useId();
  const name = words(item.name);
  const note = item.note === null ? null : words(item.note);
  const { maximum } = item;
  const isInHand = hand.item.key === item.key;
  const press = (event: KeyboardEvent) => {
    // A key that is held down counts once.
    if (event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!hand.press(item, event.key)) return;
    event.preventDefault();
  };
  return (
    <div className={style.item} id={boxId(item.key)}>
      <span className={style.question}>
        {name}
        {note !== null && (
          <small id={noteId} className={style.note}>
            {note}
          </small>
        )}
      </span>
      <span className={style.answer}>
        <span
          role="spinbutton"
          tabIndex={0}
          className={style.box}
          aria-label={name}
          aria-describedby={note === null ? undefined : noteId}
          aria-valuemin={0}
          aria-valuemax={maximum}
          aria-valuenow={points ?? undefined}
          aria-valuetext={points === null ? t`blank, of ${maximum}` : t`${points} of ${maximum}`}
          data-answered={points === null ? undefined : true}
          data-in-hand={isInHand || undefined}
          onFocus={() => hand.take(item)}
          onPointerDown={() => hand.take(item)}
          onKeyDown={press}
        >
          {points ?? (isInHand ? <i className={style.caret} /> : null)}
        </span>
        <span className={style.most}>
          <Trans>of {maximum}</Trans>
        </span>
      </span>
    </div>
  );
}
