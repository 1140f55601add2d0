import { expect, test } from 'vitest';
import { lockBy, openBy } from './password-lock.ts';

test('BTH-31 what a password locked is opened by it alone, and each time under another salt', async () => {
  const [one, other] = [
    await lockBy('Oil-panel7!', 'SECRET'),
    await lockBy('Oil-panel7!', 'SECRET'),
  ];
  expect(one).not.toEqual(other);
  expect(one.salt).not.toBe(other.salt);
  expect(atob(one.sealed)).not.toContain('SECRET');
  expect(await openBy('Oil-panel7!', one)).toBe('SECRET');
  expect(await openBy('Oil-panel7', one)).toBeNull();
  expect(await openBy('Oil-panel7!', { ...one, salt: other.salt })).toBeNull();
  expect(await openBy('Oil-panel7!', { ...one, salt: '%' })).toBeNull();
}, 60_000);
