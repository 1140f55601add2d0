import { expect, test } from 'vitest';
import { setupInput } from '../account/setup-input.ts';
import { sampleInput } from '../samples/sample-input.ts';
import { sampleForm } from '../samples/testing/sample-row.ts';
import { tasterInput } from '../tasters/taster-input.ts';
import { tasterForm } from '../tasters/testing/taster-row.ts';

test.each([
  [{}, true],
  [{ reference: true }, false],
  [{ reference: true, referenceScope: 'fruity' }, true],
  [{ code: '' }, false],
  [{ receptionDate: '2026-02-30' }, false],
  [{ initialQuantity: -1 }, false],
  [{ surplus: 1 }, false],
])('HTT-2 a sample with %j is accepted: %s', (change, accepted) => {
  expect(sampleInput.safeParse({ ...sampleForm(), ...change }).success).toBe(accepted);
});

test.each([
  [{}, true],
  [{ email: 'ana@panel.example' }, false],
  [{ email: 'ana@panel.es' }, true],
  [{ phone: '+34 (953) 21.12/00-1' }, true],
  [{ phone: 'call me' }, false],
  // REG-9
  [{ username: 'ana' }, false],
  [{ password: 'Oil-panel7!' }, false],
  [{ username: null, password: null }, false],
])('HTT-2 a taster with %j is accepted: %s', (change, accepted) => {
  expect(tasterInput.safeParse({ ...tasterForm(), ...change }).success).toBe(accepted);
});

test('ACC-4 a panel is not founded with a weak password', () => {
  const found = { way: 'found', panel: 'P', leader: 'L', username: 'leader', email: '' };
  expect(setupInput.safeParse({ ...found, password: 'password' }).success).toBe(false);
  expect(setupInput.safeParse({ ...found, password: 'Passw0rd!' }).success).toBe(true);
});
