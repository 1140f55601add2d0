import { describe, expect, it } from 'vitest';
import type { TrayValue } from '../../../domain/documents/tray.document.ts';
import { IOC_VO } from '../../../domain/sheets/definition/ioc-vo.ts';
import { keyedPaper } from '../../../domain/testing/keyed.ts';
import { code, sheet, sheets, signed, tray } from './booth.fixture.ts';
import { boothStep, isStopped } from './booth-step.ts';
import { glassState, type SheetView, signedPlace, toSeal, trayGlasses } from './glass-state.ts';
import { restEnd } from './rest.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
const signature = { strokes: [[0, 0]], at: at(-3) };
const seal = (minutes: number) => ({ at: at(minutes), version: 1, digest: 'd' });

function step(value: TrayValue, views: ReadonlyMap<string, SheetView>) {
  const byCode = sheets(...views.entries());
  const glasses = trayGlasses(value, byCode, IOC_VO);
  return boothStep(value, glasses, restEnd(value, glasses, byCode, NOW));
}

const fresh = () => sheets(['417', sheet()], ['852', sheet()], ['309', sheet()]);

describe('BTH-1 what the taster is told of a glass', () => {
  it('is loading until the sheet is here, and sealed whatever the sheet says', () => {
    const glass = { code: code('417'), sealed: null };
    expect(glassState(glass, undefined, IOC_VO).kind).toBe('loading');
    expect(glassState(glass, sheet(), IOC_VO).kind).toBe('to-taste');
    expect(glassState(glass, sheet({ startedAt: at(0) }), IOC_VO).kind).toBe('open');
    expect(glassState({ ...glass, sealed: seal(0) }, sheet(), IOC_VO).kind).toBe('sealed');
  });

  it('BTH-2 stored is never said before the server said it', () => {
    const status = { onDevice: true, received: false, stored: false, storedAt: null };
    expect(signedPlace(null)).toBe('saving');
    expect(signedPlace({ ...status, onDevice: false })).toBe('saving');
    expect(signedPlace(status)).toBe('device');
    expect(signedPlace({ ...status, received: true })).toBe('received');
    expect(signedPlace({ ...status, received: true, stored: true })).toBe('stored');
  });

  it('BTH-3 a seal is asked for what is signed and stored, and for nothing else', () => {
    const views = sheets(['417', signed(at(-1), true)], ['852', signed(at(-1))], ['309', sheet()]);
    expect(toSeal(trayGlasses(tray(), views, IOC_VO))).toEqual(['417']);
  });
});

describe('BTH-5 what stands before the taster', () => {
  it('the first glass is confirmed first', () => {
    expect(step(tray(), fresh())).toMatchObject({ kind: 'confirm', next: { code: '417' } });
  });

  it.each(['hidden', 'closed'] as const)('a %s session says so', (state) => {
    expect(step(tray({ state }), fresh()).kind).toBe(state);
  });

  it('a begun sheet comes back, and the newest when another was re-opened', () => {
    const views = sheets(
      ['417', sheet({ startedAt: at(-60) })],
      ['852', sheet({ startedAt: at(-5) })],
      ['309', sheet()],
    );
    expect(step(tray(), views)).toMatchObject({ kind: 'sheet', glass: { code: '852' } });
  });

  it('BTH-46 a sheet that is signed and has a gap comes back, and no seal is asked for it', () => {
    const apart = {
      ...signed(at(-3), true),
      ...sheet({ ...keyedPaper({ fruityKind: null }), startedAt: at(-5), signature }),
    };
    const views = sheets(['417', apart], ['852', sheet()], ['309', sheet()]);
    expect(step(tray(), views)).toMatchObject({ kind: 'sheet', glass: { code: '417' } });
    expect(toSeal(trayGlasses(tray(), views, IOC_VO))).toEqual([]);
    const never = { ...apart, ...sheet({ signature }) };
    const unbegun = sheets(['417', never], ['852', sheet()], ['309', sheet()]);
    expect(step(tray(), unbegun)).toMatchObject({ kind: 'sheet', glass: { code: '417' } });
  });

  it('all handed in is done, without a rest', () => {
    const views = sheets(['417', signed(at(-9))], ['852', signed(at(-5))], ['309', signed(at(0))]);
    expect(step(tray(), views).kind).toBe('done');
  });

  it('the newest begun sheet stands whatever its place on the tray', () => {
    const views = sheets(
      ['417', sheet({ startedAt: at(-5) })],
      ['852', sheet({ startedAt: at(-60) })],
      ['309', sheet()],
    );
    expect(step(tray(), views)).toMatchObject({ kind: 'sheet', glass: { code: '417' } });
  });

  it('after a signature comes the rest, and after the rest the next glass on the tray', () => {
    const resting = sheets(['417', signed(at(-5))], ['852', sheet()], ['309', sheet()]);
    expect(step(tray(), resting)).toMatchObject({ kind: 'rest', next: { code: '852' } });
    const rested = sheets(['417', signed(at(-15))], ['852', sheet()], ['309', sheet()]);
    expect(step(tray(), rested)).toMatchObject({ kind: 'confirm', next: { code: '852' } });
  });

  it('EVA-12, EVA-27 after the end a sheet that was opened again comes back, and no other that was begun', () => {
    const reopened = { at: at(-1), by: 'Carmen', reason: 'a line was skipped' };
    const begun = sheet({ startedAt: at(-60) });
    const over = tray({ state: 'closed' });
    const [first, ...rest] = over.glasses;
    if (first === undefined) throw new Error('no glass');
    const asked = { ...over, glasses: [{ ...first, reopened }, ...rest] };
    const views = sheets(['417', begun], ['852', sheet({ startedAt: at(-5) })], ['309', sheet()]);
    expect(step(asked, views)).toMatchObject({ kind: 'sheet', glass: { code: '417' } });
    expect(step(asked, sheets(['852', sheet()])).kind).toBe('loading');
    expect(step(asked, sheets(['417', signed(at(0))], ['852', begun])).kind).toBe('closed');
    expect(step({ ...asked, state: 'hidden' }, views).kind).toBe('hidden');
    // The session was validated meanwhile.
    const withdrawn = { ...over, glasses: [{ ...first, reopened: null }, ...rest] };
    expect(step(withdrawn, views).kind).toBe('closed');
  });

  it('nothing is asked while a sheet is not here', () => {
    expect(step(tray(), sheets(['417', sheet()])).kind).toBe('loading');
  });
});

describe('BTH-11 a wrong glass', () => {
  const lit = { at: at(0), reason: 'wrong-glass' as const };
  const here = { asked: null, resumedAt: null };

  it('stops at once here, and on any device once the server knows', () => {
    expect(isStopped(null, { ...here, asked: 'wrong-glass' })).toBe(true);
    expect(isStopped(lit, here)).toBe(true);
  });

  it('a call for help stops nothing, and the right glass lets go on', () => {
    expect(isStopped({ ...lit, reason: 'help' }, { ...here, asked: 'help' })).toBe(false);
    expect(isStopped(lit, { ...here, resumedAt: lit.at })).toBe(false);
    expect(isStopped(null, here)).toBe(false);
  });

  it('a second one stops as the first did: here at once, and wherever its call is lit', () => {
    const wentOn = { ...here, resumedAt: lit.at };
    expect(isStopped(lit, { ...wentOn, asked: 'wrong-glass' })).toBe(true);
    expect(isStopped(null, { ...wentOn, asked: 'wrong-glass' })).toBe(true);
    expect(isStopped({ ...lit, at: at(3) }, wentOn)).toBe(true);
  });
});
