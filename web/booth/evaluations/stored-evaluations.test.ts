import { expect, test } from 'vitest';
import { createCipher } from '../../live/device/cipher.ts';
import { deviceKeyOf } from '../../live/device/testing/device-key-of.ts';
import { storedEvaluations, storeEvaluations } from './stored-evaluations.ts';

const [ANA, LUIS] = [deviceKeyOf('ana'), deviceKeyOf('luis')];

function store(start: Readonly<Record<string, string>> = {}) {
  const held = new Map(Object.entries(start));
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
}

const list = {
  open: [{ session: 12, date: '2026-11-20', state: 'open' as const }],
  performed: { rows: [], total: 0 },
  besidePanel: [],
};

test('BTH-14 the own list stands without a network, for the account it was sent to', () => {
  const kept = store();
  expect(storedEvaluations(kept, ANA)).toBeNull();
  storeEvaluations(kept, ANA, list);
  expect(storedEvaluations(kept, ANA)).toEqual(list);
  expect(storedEvaluations(kept, LUIS)).toBeNull();
  // The stored text is encrypted (SYN-10).
  expect(atob(kept.getItem('evaluations') ?? '')).not.toContain('2026-11-20');
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
  expect(() => storeEvaluations(full, ANA, list)).not.toThrow();
  expect(storedEvaluations(full, ANA)).toBeNull();
});

/** Encrypts a text for an account, as the device stores it. */
const sealed = (text: string): string => {
  const bytes = createCipher(ANA)?.seal(new TextEncoder().encode(text), 'evaluations') ?? [];
  return btoa(String.fromCharCode(...bytes));
};

test.each([
  '',
  '{',
  sealed(''),
  sealed('{'),
  sealed('null'),
  sealed('5'),
  sealed('{"open":1}'),
  sealed('{"open":[],"performed":null}'),
  sealed('{"open":[],"performed":5}'),
  sealed('{"open":[],"performed":{}}'),
  sealed('{"open":[],"performed":{"rows":5}}'),
  sealed('{"open":{},"performed":{"rows":[]}}'),
])('BTH-14 what this device kept and cannot be read is no list: %s', (text) => {
  expect(storedEvaluations(store({ evaluations: text }), ANA)).toBeNull();
});
