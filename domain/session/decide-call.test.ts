import { describe, expect, it } from 'vitest';
import { decideCall } from './decide-call.ts';
import { decideOpenFigures } from './decide-open-figures.ts';

describe('while a session is before the tasters', () => {
  it.each([
    ['draft', false],
    ['shown', true],
    ['hidden', true],
    ['closed', false],
    ['validated', false],
  ] as const)('SES-13 a call in a session that is %s goes through: %s', (state, ok) => {
    expect(decideCall({ state, served: true }).ok).toBe(ok);
    expect(decideCall({ state, served: false })).toMatchObject({ code: 'not-found' });
  });

  it('SES-14 figures open early from 8 sealed sheets, or all of fewer', () => {
    const glasses = (served: number, sealed: number) => [{ served, sealed }];
    expect(decideOpenFigures({ state: 'shown', glasses: glasses(10, 7) })).toMatchObject({
      code: 'figures-closed',
      data: { missing: 1 },
    });
    expect(decideOpenFigures({ state: 'shown', glasses: glasses(10, 8) }).ok).toBe(true);
    expect(decideOpenFigures({ state: 'shown', glasses: glasses(5, 5) }).ok).toBe(true);
    expect(decideOpenFigures({ state: 'closed', glasses: glasses(10, 0) }).ok).toBe(true);
    expect(decideOpenFigures({ state: 'shown', glasses: [] })).toMatchObject({ code: 'not-found' });
  });
});
