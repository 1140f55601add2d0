import { describe, expect, test } from 'vitest';
import { asksForOrdinaryVirgin, classScheme, withOrdinaryVirgin } from './class-scheme.ts';
import { panelSettingsSchema } from './panel-settings.ts';

const of = (change: object) => panelSettingsSchema.parse(change);

test.each([
  ['verdial-method-1', 'EU', true, 'EU'],
  ['verdial-method-1', 'IOC', false, 'IOC-ordinary'],
  ['verdial-method-2', 'IOC', false, 'IOC-ordinary'],
  ['verdial-method-2', 'IOC', true, 'IOC-ordinary'],
  ['verdial-method-3', 'EU', true, 'EU'],
  ['verdial-method-3', 'EU', false, 'EU'],
  ['verdial-method-3', 'IOC', false, 'IOC'],
  ['verdial-method-3', 'IOC', true, 'IOC-ordinary'],
] as const)(
  'M-CLASS by %s under the %s, ordinary virgin %s: %s',
  (method, scheme, ordinaryVirgin, limits) => {
    expect(classScheme(of({ method, scheme, ordinaryVirgin }))).toBe(limits);
  },
);

describe('SET-8 a panel under the IOC that moves to the third version keeps ordinary virgin until it says otherwise', () => {
  const older = of({ method: 'verdial-method-2', scheme: 'IOC' });
  const move = { method: 'verdial-method-3' } as const;

  test('it is on beforehand, and off where the change says so', () => {
    expect(asksForOrdinaryVirgin(older, move)).toBe(true);
    expect(withOrdinaryVirgin(older, move)).toEqual({ ...move, ordinaryVirgin: true });
    const off = { ...move, ordinaryVirgin: false };
    expect(withOrdinaryVirgin(older, off)).toEqual(off);
  });

  test.each([
    ['a panel under EU limits', of({ method: 'verdial-method-2' }), move],
    ['one that goes to EU limits with it', older, { ...move, scheme: 'EU' }],
    ['one that stays', older, { indexLimit: 3 }],
    ['one that goes further back', older, { method: 'verdial-method-1' }],
    ['one that has moved', of({ scheme: 'IOC' }), { indexLimit: 3 }],
    ['one that chooses the IOC later', of({}), { scheme: 'IOC' }],
  ] as const)('%s is not asked', (_, now, changes) => {
    expect(asksForOrdinaryVirgin(now, changes)).toBe(false);
    expect(withOrdinaryVirgin(now, changes)).toEqual(changes);
  });
});
