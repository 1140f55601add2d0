import { expect, test } from 'vitest';
import { keepLastLine, lastLine } from './last-line.ts';

function store() {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
}

test('BTH-13 a sheet comes back at the line last answered on it, and no other sheet does', () => {
  const kept = store();
  expect(lastLine(kept, 'b1')).toBeNull();
  keepLastLine(kept, 'b1', 'rancid');
  expect(lastLine(kept, 'b1')).toBe('rancid');
  expect(lastLine(kept, 'b2')).toBeNull();
});

test('BTH-13 a device that keeps nothing loses only the place', () => {
  const full = {
    getItem: (): string | null => {
      throw new DOMException('denied');
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => keepLastLine(full, 'b1', 'rancid')).not.toThrow();
  expect(lastLine(full, 'b1')).toBeNull();
});
