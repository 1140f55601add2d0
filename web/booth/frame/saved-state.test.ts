import { expect, it } from 'vitest';
import { isSafe, savedStepsOf } from './saved-state.ts';

const status = { ready: true, onDevice: true, received: true, stored: true, storedAt: 5 };

it('BTH-9 one sheet that is not stored takes the claim from all', () => {
  expect(savedStepsOf([status, { ...status, storedAt: 9 }])).toEqual({
    device: true,
    received: true,
    stored: true,
    storedAt: 9,
  });
  expect(savedStepsOf([status, { ...status, stored: false }])).toMatchObject({
    received: true,
    stored: false,
    storedAt: null,
  });
  expect(savedStepsOf([{ ...status, ready: false }]).device).toBe(false);
});

it('BTH-41 BTH-74 what is on the device or at the server stands not on this screen only; what is not here claims nothing', () => {
  const none = { ready: true, onDevice: false, stored: false };
  expect(isSafe([])).toBe(true);
  expect(isSafe([status, { ...none, onDevice: true }, { ...none, stored: true }])).toBe(true);
  expect(isSafe([status, none])).toBe(false);
  expect(isSafe([{ ...none, ready: false }])).toBe(true);
});
