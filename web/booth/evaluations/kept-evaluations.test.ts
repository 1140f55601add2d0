import { expect, test } from 'vitest';
import { keepEvaluations, keptEvaluations } from './kept-evaluations.ts';

function keeper(start: Readonly<Record<string, string>> = {}) {
  const held = new Map(Object.entries(start));
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
}

const list = {
  open: [{ session: 12, date: '2026-11-20', state: 'open' as const }],
  performed: { rows: [], total: 0 },
};

test('BTH-14 the own list stands without a network, for the account it was sent to', () => {
  const kept = keeper();
  expect(keptEvaluations(kept, 'ana')).toBeNull();
  keepEvaluations(kept, 'ana', list);
  expect(keptEvaluations(kept, 'ana')).toEqual(list);
  expect(keptEvaluations(kept, 'luis')).toBeNull();
});

test('BTH-14 a device that keeps nothing shows the list while the server can be reached', () => {
  const full = {
    getItem: (): string | null => {
      throw new DOMException('denied');
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => keepEvaluations(full, 'ana', list)).not.toThrow();
  expect(keptEvaluations(full, 'ana')).toBeNull();
});

test.each([
  '',
  '{',
  'null',
  '5',
  '{"account":"ana"}',
  '{"account":"ana","list":null}',
  '{"account":"ana","list":"x"}',
  '{"account":"ana","list":{"open":1}}',
  '{"account":"ana","list":{"open":[],"performed":null}}',
  '{"account":"ana","list":{"open":[],"performed":5}}',
  '{"account":"ana","list":{"open":[],"performed":{}}}',
  '{"account":"ana","list":{"open":[],"performed":{"rows":5}}}',
  '{"account":"ana","list":{"open":{},"performed":{"rows":[]}}}',
])('BTH-14 what this device kept and cannot be read is no list: %s', (text) => {
  expect(keptEvaluations(keeper({ evaluations: text }), 'ana')).toBeNull();
});
