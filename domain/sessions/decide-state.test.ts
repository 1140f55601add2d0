import { describe, expect, it } from 'vitest';
import { decideClose, decideHide, decideInvalidate } from './decide-state.ts';

describe('the life of a session', () => {
  it.each([
    ['draft', 'session-not-shown', 'session-not-shown', 'session-not-validated'],
    ['shown', 'hidden', 'closed', 'session-not-validated'],
    ['hidden', 'hidden', 'closed', 'session-not-validated'],
    ['closed', 'session-not-shown', 'closed', 'session-not-validated'],
    ['validated', 'session-validated', 'session-validated', 'closed'],
  ] as const)('SES-10 SES-11 SES-12 from %s', (state, hide, close, invalidate) => {
    const answers = [decideHide(state), decideClose(state), decideInvalidate(state)];
    expect(answers.map((answer) => (answer.ok ? answer.value : answer.code))).toEqual([
      hide,
      close,
      invalidate,
    ]);
  });
});
