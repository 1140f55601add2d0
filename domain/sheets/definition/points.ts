import type { Points } from '../../documents/evaluation.document.ts';
import type { PointsBlock, PointsItem, PointsSheet } from './sheet-definition.ts';

/** Lists the items of a sheet of points, in its order. */
export const itemsOf = (sheet: PointsSheet): readonly PointsItem[] =>
  sheet.blocks.flatMap(({ items }) => items);

/** The most points of a block. */
export const maximumOf = ({ items }: Pick<PointsBlock, 'items'>): number =>
  items.reduce((total, { maximum }) => total + maximum, 0);

/**
 * The partial score of some items: how many are answered, and the sum of their points; null before
 * the first.
 */
export type SoFar = {
  readonly answered: number;
  readonly of: number;
  readonly points: number | null;
};

/** Computes the partial score of some items; a blank adds nothing, and is not zero (SHT-2). */
export function soFar(items: readonly Pick<PointsItem, 'key'>[], points: Points): SoFar {
  const given = items.flatMap(({ key }) => points[key] ?? []);
  return {
    answered: given.length,
    of: items.length,
    points: given.length === 0 ? null : given.reduce((total, one) => total + one, 0),
  };
}

/** Whether an item allows this number of points: whole, from 0 to its maximum (SHT-2). */
export const fitsItem = (points: number, { maximum }: Pick<PointsItem, 'maximum'>): boolean =>
  Number.isInteger(points) && points >= 0 && points <= maximum;

/** Whether all points are of items of this sheet, and each within its maximum (SHT-3). */
export function areOfSheet(points: Points, sheet: PointsSheet): boolean {
  const items = new Map(itemsOf(sheet).map((item) => [item.key, item]));
  return Object.entries(points).every(([key, given]) => {
    const item = items.get(key);
    return item !== undefined && fitsItem(given, item);
  });
}
