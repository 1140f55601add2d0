import { expect, test } from 'vitest';
import { unpackMonths } from './packed-months.ts';

test('QUA-1 months of which one is none are refused by name', () => {
  expect(unpackMonths({ packs: [], codes: {} })).toMatchObject({ ok: true, value: { sheets: 0 } });
  expect(unpackMonths({ packs: [Uint8Array.of(1, 2)], codes: {} })).toEqual({
    ok: false,
    code: 'month-unreadable',
    data: {},
  });
});
