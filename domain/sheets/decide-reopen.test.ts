import { expect, test } from 'vitest';
import { decideReopen } from './decide-reopen.ts';

const sealed = {
  version: 2,
  digest: 'd',
  sealedAt: '2026-11-27T09:11:00Z',
  signedAt: '2026-11-27T09:10:00Z',
  open: false,
  keyed: false,
};

test.each(['shown', 'hidden', 'closed'] as const)(
  'EVA-5 a sealed sheet of a session that is %s is re-opened, the version that stands',
  (state) => {
    expect(decideReopen({ state, last: sealed })).toEqual({ ok: true, value: { version: 2 } });
  },
);

test('EVA-5 a sheet that is open already is not re-opened again, nor one never sealed', () => {
  for (const last of [{ ...sealed, open: true }, null])
    expect(decideReopen({ state: 'shown', last })).toMatchObject({ code: 'sheet-not-sealed' });
});

test('EVA-5 after the validation no sheet is re-opened, sealed or not', () => {
  for (const last of [sealed, null])
    expect(decideReopen({ state: 'validated', last })).toMatchObject({ code: 'session-validated' });
});
