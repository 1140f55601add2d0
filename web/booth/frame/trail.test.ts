import { expect, it } from 'vitest';
import { trailOf } from './trail.ts';

const status = { ready: true, onDevice: true, received: true, stored: true, storedAt: 5 };

it('BTH-9 one sheet that is not stored takes the claim from all', () => {
  expect(trailOf([status, { ...status, storedAt: 9 }])).toEqual({
    device: true,
    received: true,
    stored: true,
    storedAt: 9,
  });
  expect(trailOf([status, { ...status, stored: false }])).toMatchObject({
    received: true,
    stored: false,
    storedAt: null,
  });
  expect(trailOf([{ ...status, ready: false }]).device).toBe(false);
});
