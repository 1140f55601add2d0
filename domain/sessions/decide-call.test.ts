import { describe, expect, it } from 'vitest';
import { decideCall } from './decide-call.ts';

const asked = { served: true, isOpenAgain: false, clears: false };

describe('while a session is before the tasters', () => {
  it.each([
    ['draft', false],
    ['shown', true],
    ['hidden', true],
    ['closed', false],
    ['validated', false],
  ] as const)('SES-13 a call in a session that is %s goes through: %s', (state, ok) => {
    expect(decideCall({ ...asked, state })).toMatchObject(
      ok ? { ok, value: 'calls' } : { ok, code: 'session-not-shown' },
    );
    expect(decideCall({ ...asked, state, served: false })).toMatchObject({ code: 'not-found' });
  });

  it.each(['isOpenAgain', 'clears'] as const)(
    'SES-13 EVA-12 after the end one goes through for %s, until the validation',
    (why) => {
      expect(decideCall({ ...asked, state: 'closed', [why]: true })).toMatchObject({ ok: true });
      for (const state of ['draft', 'validated'] as const)
        expect(decideCall({ ...asked, state, [why]: true })).toMatchObject({ ok: false });
    },
  );
});
