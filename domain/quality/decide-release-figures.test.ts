import { expect, test } from 'vitest';
import { decideReleaseFigures, type ReleaseFiguresFacts } from './decide-release-figures.ts';

const facts = (change: Partial<ReleaseFiguresFacts> = {}): ReleaseFiguresFacts => ({
  isAllowed: true,
  state: 'validated',
  training: false,
  served: 12,
  sealed: 12,
  isReleased: false,
  planned: [],
  anyway: false,
  ...change,
});

test('QUA-38 figures are released once a session is validated, in training once every glass is sealed', () => {
  const release = { ok: true, value: 'release' };
  expect(decideReleaseFigures(facts())).toEqual(release);
  // A session that was validated without some sheets is over all the same.
  expect(decideReleaseFigures(facts({ sealed: 9 }))).toEqual(release);
  for (const state of ['shown', 'hidden', 'closed'] as const) {
    expect(decideReleaseFigures(facts({ state }))).toMatchObject({ code: 'session-not-validated' });
    expect(decideReleaseFigures(facts({ state, training: true }))).toEqual(release);
    expect(decideReleaseFigures(facts({ state, training: true, sealed: 9 }))).toMatchObject({
      code: 'figures-closed',
      data: { missing: 3 },
    });
  }
  const draft = facts({ state: 'draft', training: true, served: 0, sealed: 0 });
  expect(decideReleaseFigures(draft)).toMatchObject({ code: 'session-not-shown' });
});

test('QUA-38 QUA-63 where tasters see no figures nothing is released, and what is released stays so', () => {
  expect(decideReleaseFigures(facts({ isAllowed: false }))).toMatchObject({
    code: 'own-figures-off',
  });
  const planned = [{ code: 'S-12', sessions: [31] }];
  const released = facts({ isReleased: true, state: 'closed', planned });
  expect(decideReleaseFigures(released)).toEqual({ ok: true, value: 'stays' });
});

test('QUA-39 QUA-65 an oil on a plan is named with its plans, and who was warned releases all the same', () => {
  const planned = [{ code: 'S-12', sessions: [31, 33] }];
  expect(decideReleaseFigures(facts({ planned }))).toEqual({
    ok: false,
    code: 'oils-planned',
    data: { oils: planned },
  });
  expect(decideReleaseFigures(facts({ planned, anyway: true }))).toMatchObject({ ok: true });
});
