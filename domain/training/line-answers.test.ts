import { describe, expect, test } from 'vitest';
import { mm } from '../testing/mm.ts';
import { eachAttribute } from '../words/each-attribute.ts';
import { insideOf, lineAnswers } from './line-answers.ts';

const none = { low: mm(0), high: mm(3) };
const target = {
  lines: {
    musty: { low: mm(20), high: mm(28) },
    fruity: { low: mm(30), high: mm(40) },
    rancid: none,
  },
  fruityKind: null,
  words: '',
};
const marks = { ...eachAttribute(() => mm(0)), musty: mm(31), fruity: mm(36), bitter: mm(25) };
const medians = { ...eachAttribute(() => 0), musty: 24, fruity: 34.5, bitter: 23, pungent: 25 };

describe('TRN-5 what an answer says of the marks', () => {
  test('own mark and target at once, the rest while the panel is still tasting', () => {
    const told = lineAnswers({ target, panel: 'awaited' }, marks);
    expect(told.shown.map(({ attribute, told: said }) => [attribute, said])).toEqual([
      ['musty', { of: 'range', by: 3 }],
      ['fruity', { of: 'range', by: 0 }],
      ['bitter', { of: 'awaited' }],
    ]);
    expect(told).toMatchObject({
      inside: ['rancid'],
      asPanel: [],
      untold: ['fusty', 'winey', 'frostbitten', 'other', 'pungent'],
    });
    expect(insideOf(told)).toEqual({ inside: 1, of: 2 });
  });

  test('without a target the distance is from the panel’s median, which is drawn beside every range', () => {
    const told = lineAnswers({ target, panel: medians }, marks);
    expect(told.shown).toMatchObject([
      {
        attribute: 'musty',
        range: { low: 20, high: 28 },
        median: 24,
        told: { of: 'range', by: 3 },
      },
      { attribute: 'fruity', median: 34.5 },
      { attribute: 'bitter', range: null, median: 23, told: { of: 'panel', by: 2 } },
      { attribute: 'pungent', mark: 0, told: { of: 'panel', by: -25 } },
    ]);
    expect(told.asPanel).toEqual(['fusty', 'winey', 'frostbitten', 'other']);
  });

  test('what was not perceived and should have been is told', () => {
    const missed = lineAnswers({ target, panel: 'none' }, { ...marks, musty: mm(0) });
    expect(missed.shown[0]).toMatchObject({ attribute: 'musty', told: { of: 'range', by: -20 } });
  });

  test('without a target and without the panel nothing is said of any mark', () => {
    const told = lineAnswers({ target: null, panel: 'none' }, { fruity: mm(30) });
    expect(told.shown).toMatchObject([{ attribute: 'fruity', told: { of: 'none' } }]);
    expect(insideOf(told)).toEqual({ inside: 0, of: 0 });
  });
});
