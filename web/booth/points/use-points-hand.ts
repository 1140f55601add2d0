import { useState } from 'react';
import { setPoints } from '../../../domain/documents/evaluation.document.ts';
import { fitsItem, itemsOf } from '../../../domain/sheets/definition/points.ts';
import type {
  PointsItem,
  PointsSheet,
} from '../../../domain/sheets/definition/sheet-definition.ts';
import { typedPoints, withoutLastDigit } from '../../../domain/sheets/definition/typed-points.ts';
import type { OpenSheet } from '../tray-state/open-sheet.ts';

/**
 * The current item of a sheet of points, and the operations of the keypad on it. Every answer is
 * written to this device at once.
 */
export type PointsHand = {
  readonly item: PointsItem;
  readonly points: number | null;
  readonly take: (item: PointsItem) => void;
  /** The points after one more digit; null if they would exceed the maximum. */
  readonly after: (digit: number) => number | null;
  readonly give: (points: number | null) => void;
  /** Answers an item with a key of the keyboard. Returns whether the key is one that answers. */
  readonly press: (item: PointsItem, key: string) => boolean;
  /**
   * The next unanswered item after the current one, wrapping around at the end; null if all are
   * answered.
   */
  readonly nextBlank: PointsItem | null;
};

/**
 * The current item of a sheet of points, at first the first unanswered one (SHT-4). Null for a
 * sheet without items.
 */
export function usePointsHand(sheet: OpenSheet, definition: PointsSheet): PointsHand | null {
  const { doc, value } = sheet;
  const items = itemsOf(definition);
  const at = (key: string): number | null => value.points?.[key] ?? null;
  const [taken, setTaken] = useState<string | null>(null);
  const item =
    items.find(({ key }) => key === taken) ??
    items.find(({ key }) => at(key) === null) ??
    items.at(0);
  if (item === undefined) return null;
  const place = items.indexOf(item);
  const others = [...items.slice(place + 1), ...items.slice(0, place)];
  const giveTo = (to: PointsItem, points: number | null) => {
    setTaken(to.key);
    if (points !== at(to.key)) setPoints(doc, to.key, points);
  };
  return {
    item,
    points: at(item.key),
    take: ({ key }) => setTaken(key),
    after: (digit) => typedPoints(at(item.key), digit, item),
    give: (points) => giveTo(item, points),
    press: (to, key) => {
      const before = at(to.key);
      const points = pressed(before, key, to);
      if (points === undefined) return false;
      giveTo(to, points);
      return true;
    },
    nextBlank: others.find(({ key }) => at(key) === null) ?? null,
  };
}

/** The points after a key of the keyboard; undefined for a key that does not answer. */
function pressed(before: number | null, key: string, item: PointsItem): number | null | undefined {
  if (/^\d$/.test(key)) return typedPoints(before, Number(key), item) ?? before;
  if (key === 'Backspace') return withoutLastDigit(before);
  if (key === 'Delete') return null;
  const step = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : null;
  if (step === null) return undefined;
  const next = before === null ? 0 : before + step;
  return fitsItem(next, item) ? next : before;
}
