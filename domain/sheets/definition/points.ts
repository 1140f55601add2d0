import type { Points } from '../../documents/evaluation.document.ts';
import type { PointsBlock, PointsItem, PointsSheet } from './sheet-definition.ts';

/** The items of a sheet of points, in its order. */
export const itemsOf = (sheet: PointsSheet): readonly PointsItem[] =>
  sheet.blocks.flatMap(({ items }) => items);

/** The most points of a block. */
export const maximumOf = ({ items }: Pick<PointsBlock, 'items'>): number =>
  items.reduce((total, { maximum }) => total + maximum, 0);

/** What of some items is answered so far: how many, and with how many points together; null before the first. */
export type SoFar = {
  readonly answered: number;
  readonly of: number;
  readonly points: number | null;
};

/** SHT-2: what of some items is answered so far; a blank adds nothing, and is not zero. */
export function soFar(items: readonly Pick<PointsItem, 'key'>[], points: Points): SoFar {
  const given = items.flatMap(({ key }) => points[key] ?? []);
  return {
    answered: given.length,
    of: items.length,
    points: given.length === 0 ? null : given.reduce((total, one) => total + one, 0),
  };
}

/** SHT-2: whether points may be given to an item: whole, from 0 to its maximum. */
export const fitsItem = (points: number, { maximum }: Pick<PointsItem, 'maximum'>): boolean =>
  Number.isInteger(points) && points >= 0 && points <= maximum;

/** SHT-3: whether points are of this sheet alone, and each as its item allows. */
export function areOfSheet(points: Points, sheet: PointsSheet): boolean {
  const items = new Map(itemsOf(sheet).map((item) => [item.key, item]));
  return Object.entries(points).every(([key, given]) => {
    const item = items.get(key);
    return item !== undefined && fitsItem(given, item);
  });
}
