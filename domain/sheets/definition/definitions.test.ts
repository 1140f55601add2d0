import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SHEETS } from '../../sessions/built-in-sheets.ts';
import { ATTRIBUTE_KEYS, NEGATIVE_KEYS, POSITIVE_KEYS } from '../../words/attributes.ts';
import { LOCALES } from '../../words/locale.ts';
import { AWARD_100 } from './award-100.ts';
import { SHEET_DEFINITIONS, sheetDefinition } from './definitions.ts';
import { IOC_VO } from './ioc-vo.ts';
import { lineBlocks } from './line-blocks.ts';
import { itemsOf, maximumOf } from './points.ts';

test('SHT-1 every sheet a plan may name has a definition under its own id; a name of before has that of the IOC', () => {
  for (const id of SHEETS) expect(sheetDefinition(id).id).toBe(id);
  for (const [id, definition] of Object.entries(SHEET_DEFINITIONS)) expect(definition.id).toBe(id);
  expect(sheetDefinition('ioc-2024')).toBe(IOC_VO);
  expect(sheetDefinition('toString')).toBe(IOC_VO);
});

test('SHT-1 M-SHEET the sheet of the IOC is its nine lines in their order, two of which ask for a word', () => {
  expect(IOC_VO.items.map(({ attribute }) => attribute)).toEqual(ATTRIBUTE_KEYS);
  expect(IOC_VO.items.filter(({ asks }) => asks !== null)).toEqual([
    { kind: 'line', attribute: 'other', asks: 'descriptor' },
    { kind: 'line', attribute: 'fruity', asks: 'fruity-kind' },
  ]);
});

test('SHT-1 M-SHEET the competition sheet has 35, 45 and 20 points, 100 together, each item a key and a name of its own', () => {
  expect(AWARD_100.blocks.map((block) => [block.key, maximumOf(block)])).toEqual([
    ['A', 35],
    ['B', 45],
    ['C', 20],
  ]);
  const items = itemsOf(AWARD_100);
  expect(maximumOf({ items })).toBe(100);
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
  const called = [
    AWARD_100.name,
    ...AWARD_100.blocks.map(({ name }) => name),
    ...items.flatMap(({ name, note }) => (note === null ? [name] : [name, note])),
  ];
  for (const words of called)
    for (const locale of Object.keys(LOCALES))
      expect(Object.entries(words).find(([of]) => of === locale)?.[1]).toMatch(/\S/);
});

test('SHT-1 the blocks of a sheet of lines are its lines, defects apart from the rest, each in the order of the sheet', () => {
  const { negative, positive } = lineBlocks(IOC_VO);
  expect(negative.map(({ attribute }) => attribute)).toEqual(NEGATIVE_KEYS);
  expect(positive.map(({ attribute }) => attribute)).toEqual(POSITIVE_KEYS);
  fc.assert(
    fc.property(fc.shuffledSubarray([...IOC_VO.items]), (items) => {
      const blocks = lineBlocks({ ...IOC_VO, items });
      expect(new Set([...blocks.negative, ...blocks.positive])).toEqual(new Set(items));
      for (const block of [blocks.negative, blocks.positive])
        expect(items.filter((item) => block.includes(item))).toEqual(block);
    }),
  );
});
