import { expect, test } from 'vitest';
import { williamsDesign } from './williams-design.ts';

test('SES-3 every item stands as often in every place, and follows every other as often', () => {
  for (let items = 2; items <= 8; items += 1) {
    const rows = williamsDesign(items);
    const follows = new Map<string, number>();
    const places = new Map<string, number>();
    for (const row of rows) {
      row.forEach((item, place) => {
        places.set(`${item}@${place}`, (places.get(`${item}@${place}`) ?? 0) + 1);
        if (place > 0) {
          const pair = `${row[place - 1]}>${item}`;
          follows.set(pair, (follows.get(pair) ?? 0) + 1);
        }
      });
    }
    expect(new Set(places.values()), `${items} items`).toEqual(new Set([rows.length / items]));
    expect(places.size).toBe(items * items);
    expect(new Set(follows.values()).size).toBe(1);
    expect(follows.size).toBe(items * (items - 1));
  }
});

test('SES-3 one sample has one order and none has none', () => {
  expect(williamsDesign(1)).toEqual([[0]]);
  expect(williamsDesign(0)).toEqual([]);
});
