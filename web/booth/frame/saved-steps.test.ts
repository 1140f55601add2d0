import { expect, it } from 'vitest';
import { savedStepsOf } from './saved-steps.ts';

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
