import { describe, expect, it } from 'vitest';
import { decideCall } from './decide-call.ts';

describe('while a session is before the tasters', () => {
  it.each([
    ['draft', false],
    ['shown', true],
    ['hidden', true],
    ['closed', false],
    ['validated', false],
  ] as const)('SES-13 a call in a session that is %s goes through: %s', (state, ok) => {
    expect(decideCall({ state, served: true })).toMatchObject(
      ok ? { ok, value: 'calls' } : { ok, code: 'session-not-shown' },
    );
    expect(decideCall({ state, served: false })).toMatchObject({ code: 'not-found' });
  });
});
