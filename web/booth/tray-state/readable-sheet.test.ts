import { expect, test } from 'vitest';
import { IOC_VO } from '../../../domain/sheets/definition/ioc-vo.ts';
import { code, sheet, sheets, signed, tray } from './booth.fixture.ts';
import type { BoothStep } from './booth-step.ts';
import { trayGlasses } from './glass-state.ts';
import { readableSheet } from './readable-sheet.ts';

const views = sheets(['417', signed('2026-11-20T10:00:00Z')], ['852', sheet()], ['309', sheet()]);
const at = (step: BoothStep) => readableSheet({ step, sheets: views, tray: tray() }, code('417'));

test('BTH-12 a signed sheet is read when all is handed in or tasting has ended, and not before', () => {
  const [, next] = trayGlasses(tray(), views, IOC_VO);
  if (next === undefined) throw new Error('no glass');
  expect(at({ kind: 'confirm', next })).toBeNull();
  expect(at({ kind: 'rest', end: 0, next })).toBeNull();
  expect(at({ kind: 'hidden' })).toBeNull();
  expect(at({ kind: 'done' })?.signature?.at).toBe('2026-11-20T10:00:00Z');
  expect(at({ kind: 'closed' })).not.toBeNull();
});

test('BTH-12 a sheet that was never signed is not read', () => {
  const booth = { step: { kind: 'closed' }, sheets: views, tray: tray() } as const;
  expect(readableSheet(booth, code('852'))).toBeNull();
  expect(readableSheet(booth, code('999'))).toBeNull();
});

test('KEY-6 one’s own sheet of paper is read though no device signed it', () => {
  const sealed = { at: '2026-11-20T10:00:00Z', version: 1, digest: 'd' };
  const of = (keyed: boolean) => {
    const glasses = [{ code: code('852'), sealed: { ...sealed, ...(keyed && { keyed }) } }];
    const booth = { step: { kind: 'done' }, sheets: views, tray: tray({ glasses }) } as const;
    return readableSheet(booth, code('852'));
  };
  expect(of(true)).toEqual(sheet().value);
  expect(of(false)).toBeNull();
});
