import { describe, expect, it } from 'vitest';
import type { TrayValue } from '../../domain/documents/tray.document.ts';
import { code, sheet, sheets, signed, tray } from './booth.fixture.ts';
import { boothStep, isStopped } from './booth-step.ts';
import { glassState, type SheetView, signedPlace, toSeal, trayGlasses } from './glass-state.ts';
import { restEnd, restSeconds } from './rest.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
const seal = (minutes: number) => ({ at: at(minutes), version: 1, digest: 'd' });

function step(value: TrayValue, views: ReadonlyMap<string, SheetView>) {
  const byCode = sheets(...views.entries());
  const glasses = trayGlasses(value, byCode);
  return boothStep(value, glasses, restEnd(value, glasses, byCode, NOW));
}

const fresh = () => sheets(['417', sheet()], ['852', sheet()], ['309', sheet()]);

describe('BTH-1 what the taster is told of a glass', () => {
  it('is loading until the sheet is here, and sealed whatever the sheet says', () => {
    const glass = { code: code('417'), sealed: null };
    expect(glassState(glass, undefined).kind).toBe('loading');
    expect(glassState(glass, sheet()).kind).toBe('to-taste');
    expect(glassState(glass, sheet({ startedAt: at(0) })).kind).toBe('open');
    expect(glassState({ ...glass, sealed: seal(0) }, sheet()).kind).toBe('sealed');
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
    expect(toSeal(trayGlasses(tray(), views))).toEqual(['417']);
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

  it('all handed in is done, without a rest', () => {
    const views = sheets(['417', signed(at(-9))], ['852', signed(at(-5))], ['309', signed(at(0))]);
    expect(step(tray(), views).kind).toBe('done');
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
});

describe('BTH-4 the rest between glasses', () => {
  const afterFirst = (change: Partial<TrayValue>, sealed: boolean) => {
    const value = tray(change);
    const [first, ...others] = value.glasses;
    if (first === undefined) throw new Error('no glass');
    return {
      ...value,
      glasses: [{ ...first, sealed: sealed ? seal(-5) : null }, ...others],
    };
  };
  const views = sheets(['417', signed(at(-5))], ['852', sheet()], ['309', sheet()]);
  const end = (value: TrayValue) => restEnd(value, trayGlasses(value, views), views, NOW);

  it('runs from the signature, also without a network', () => {
    expect(end(afterFirst({}, false))).toBe(NOW + 10 * 60_000);
  });

  it('runs on when the server sealed it, whenever that was', () => {
    expect(end(afterFirst({ restUntil: at(10) }, true))).toBe(NOW + 10 * 60_000);
    expect(end(afterFirst({ restUntil: at(30) }, true))).toBe(NOW + 10 * 60_000);
  });

  it('only the leader shortens it', () => {
    expect(end(afterFirst({ restUntil: at(0) }, true))).toBeNull();
    expect(end(afterFirst({ restUntil: null }, true))).toBeNull();
  });

  it('is never longer than a rest, and there is none before the first glass', () => {
    const ahead = sheets(['417', signed(at(300))], ['852', sheet()], ['309', sheet()]);
    const value = afterFirst({}, false);
    expect(restEnd(value, trayGlasses(value, ahead), ahead, NOW)).toBe(NOW + 900_000);
    expect(restEnd(tray(), trayGlasses(tray(), fresh()), fresh(), NOW)).toBeNull();
  });

  it('counts whole seconds down to zero', () => {
    expect(restSeconds(NOW + 1500, NOW)).toBe(2);
    expect(restSeconds(null, NOW)).toBe(0);
  });
});
