import { describe, expect, test } from 'vitest';
import { actorOfSession } from './actor-of-session.ts';

const PANEL = '00000000-0000-4000-8000-000000000001';
const TASTER = '00000000-0000-4000-8000-0000000000aa';
const leader = {
  id: 'u-1',
  name: 'Eva',
  role: 'jefespanel',
  panel: PANEL,
  taster: null,
  enabled: true,
};

describe('ACC-7, ACC-8 who acts is read from the account as it stands', () => {
  test('an account of the desk names no taster, though one is written there', () => {
    const eva = { user: 'u-1', name: 'Eva', panel: PANEL, taster: null };
    expect(actorOfSession(leader)).toEqual({ ...eva, role: 'jefespanel' });
    for (const taster of [undefined, TASTER])
      expect(actorOfSession({ ...leader, role: 'adjuntos', taster })).toEqual({
        ...eva,
        role: 'adjuntos',
      });
  });

  test('a taster’s account names the taster', () => {
    expect(actorOfSession({ ...leader, role: 'catadores', taster: TASTER })).toEqual({
      user: 'u-1',
      name: 'Eva',
      panel: PANEL,
      role: 'catadores',
      taster: TASTER,
    });
  });

  test.each([
    ['that is disabled', { ...leader, enabled: false }],
    ['of which it is not known whether it is enabled', { ...leader, enabled: null }],
    ['of no known role', { ...leader, role: 'admin' }],
    ['of no panel', { ...leader, panel: '' }],
    ['of a taster without a taster', { ...leader, role: 'catadores' }],
    ['of a taster who is not well-formed', { ...leader, role: 'catadores', taster: 'ana' }],
    ['that is not there', null],
    ['that is damaged', { id: 'u-1' }],
  ])('an account %s is nobody', (_, user) => {
    expect(actorOfSession(user)).toBeNull();
  });
});
