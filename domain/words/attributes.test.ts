import { expect, test } from 'vitest';
import {
  ATTRIBUTE_KEYS,
  DESCRIPTOR_KEYS,
  FRUITY_KINDS,
  isAttributeKey,
  isDescriptorKey,
  isFruityKind,
  NEGATIVE_KEYS,
  POSITIVE_KEYS,
} from './attributes.ts';
import { eachAttribute } from './each-attribute.ts';

const NEGATIVE = ['fusty', 'musty', 'winey', 'frostbitten', 'rancid', 'other'];
const POSITIVE = ['fruity', 'bitter', 'pungent'];
const DESCRIPTORS = [
  'heated',
  'hay',
  'rough',
  'greasy',
  'vegetable-water',
  'brine',
  'metallic',
  'esparto',
  'grubby',
  'cucumber',
];

test('M-SHEET the sheet has nine lines in this order, ten descriptors and two kinds', () => {
  expect(NEGATIVE_KEYS).toEqual(NEGATIVE);
  expect(POSITIVE_KEYS).toEqual(POSITIVE);
  expect(ATTRIBUTE_KEYS).toEqual([...NEGATIVE, ...POSITIVE]);
  expect(DESCRIPTOR_KEYS).toEqual(DESCRIPTORS);
  expect(FRUITY_KINDS).toEqual(['green', 'ripe']);
});

test('M-SHEET what is no line, no descriptor and no kind is told from them', () => {
  for (const line of [...NEGATIVE, ...POSITIVE])
    expect([isAttributeKey(line), isDescriptorKey(line), isFruityKind(line)]).toEqual([
      true,
      false,
      false,
    ]);
  for (const word of DESCRIPTORS)
    expect([isAttributeKey(word), isDescriptorKey(word), isFruityKind(word)]).toEqual([
      false,
      true,
      false,
    ]);
  expect([isFruityKind('green'), isFruityKind('ripe'), isAttributeKey('ripe')]).toEqual([
    true,
    true,
    false,
  ]);
  for (const none of ['', 'Fusty', 'median', 'constructor', null, undefined, 0, ['hay'], ['fusty']])
    expect([isAttributeKey(none), isDescriptorKey(none), isFruityKind(none)]).toEqual([
      false,
      false,
      false,
    ]);
});

test('M-SHEET a record of every line asks for each by its name, in the sheet’s order', () => {
  const record = eachAttribute((attribute) => `of ${attribute}`);
  expect(Object.entries(record)).toEqual(
    [...NEGATIVE, ...POSITIVE].map((line) => [line, `of ${line}`]),
  );
});
