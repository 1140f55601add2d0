import type { TrayValue } from '../documents/tray.document.ts';
import { codeOf } from './plans.ts';

/**
 * Test data: the tray of a taster, glasses 417 and 852 of session 12, open, nothing sealed, 15
 * minutes of rest.
 */
export const trayOf = (change: Partial<TrayValue> = {}): TrayValue => ({
  header: { kind: 'tray', version: 1, birth: 'birth' },
  session: 12,
  date: '2026-11-20',
  sheet: 'ioc-vo',
  restSeconds: 900,
  state: 'open',
  glasses: [
    { code: codeOf('417'), sealed: null },
    { code: codeOf('852'), sealed: null },
  ],
  restUntil: null,
  call: null,
  ...change,
});
