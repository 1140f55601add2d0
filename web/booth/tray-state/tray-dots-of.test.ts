import { expect, test } from 'vitest';
import { IOC_VO } from '../../../domain/sheets/definition/ioc-vo.ts';
import { code, tray } from './booth.fixture.ts';
import { trayGlasses } from './glass-state.ts';
import { trayDotsOf } from './tray-dots-of.ts';

const seal = { at: '2026-11-20T10:00:00.000Z', version: 1, digest: 'd' };
const glassesOf = (...isSealed: readonly boolean[]) =>
  trayGlasses(
    tray({
      glasses: ['417', '852', '309'].map((text, index) => ({
        code: code(text),
        sealed: isSealed[index] === true ? seal : null,
      })),
    }),
    new Map(),
    IOC_VO,
  );

test.each([
  ['in order', [true, false, false], 2, 'done now todo'],
  ['the last was keyed in first', [false, false, true], 1, 'now todo done'],
  ['the first was opened again', [false, true, true], 1, 'now done done'],
  ['one before the one at hand is open again', [false, true, false], 3, 'todo done now'],
] as const)(
  'BTH-1 the ringed dot of the tray is the glass that one is at, %s',
  (_, isSealed, position, dots) => {
    expect(trayDotsOf(glassesOf(...isSealed), { position }).join(' ')).toBe(dots);
  },
);
