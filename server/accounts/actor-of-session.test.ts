import { describe, expect, test } from 'vitest';
import { actorOfSession } from './actor-of-session.ts';

const panel = '11111111-1111-4111-8111-111111111111';
const taster = '22222222-2222-4222-8222-222222222222';
const leader = { id: 'u1', name: 'Eva', role: 'jefespanel', panel, taster: null, enabled: true };
const asTaster = { ...leader, role: 'catadores', taster };

describe('ACC-1 who acts is read from the account', () => {
  test('a leader, an assistant and a taster', () => {
    expect(actorOfSession(leader)).toEqual({
      user: 'u1',
      name: 'Eva',
      panel,
      role: 'jefespanel',
      taster: null,
    });
    expect(actorOfSession({ ...leader, role: 'adjuntos' })).toMatchObject({ role: 'adjuntos' });
    expect(actorOfSession(asTaster)).toEqual({
      user: 'u1',
      name: 'Eva',
      panel,
      role: 'catadores',
      taster,
    });
  });

  test('only a taster acts as one, whatever the account holds', () => {
    expect(actorOfSession({ ...leader, taster })).toMatchObject({ taster: null });
    const { taster: _, ...without } = leader;
    expect(actorOfSession(without)).toMatchObject({ role: 'jefespanel', taster: null });
  });

  test.each([
    ['is disabled', { ...leader, enabled: false }],
    ['is a disabled taster’s', { ...asTaster, enabled: false }],
    ['does not say whether it is enabled', { ...leader, enabled: undefined }],
    ['has no role of ours', { ...leader, role: 'admin' }],
    ['has no panel', { ...leader, panel: '' }],
    ['is a taster’s without a taster', { ...asTaster, taster: null }],
    ['is a taster’s with no taster’s id', { ...asTaster, taster: 'T1' }],
    ['is not there', null],
  ])('ACC-7 nobody acts by an account that %s', (_, user) => {
    expect(actorOfSession(user)).toBeNull();
  });
});
