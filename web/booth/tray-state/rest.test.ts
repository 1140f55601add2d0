import { describe, expect, it } from 'vitest';
import type { Glass, TrayValue } from '../../../domain/documents/tray.document.ts';
import { IOC_VO } from '../../../domain/sheets/definition/ioc-vo.ts';
import { code, sheet, sheets, signed, tray } from './booth.fixture.ts';
import { type SheetView, trayGlasses } from './glass-state.ts';
import { restEnd, restSeconds } from './rest.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const seconds = (n: number) => NOW + n * 1000;
const at = (minutes: number) => new Date(seconds(minutes * 60)).toISOString();
const seal = (minutes: number) => ({ at: at(minutes), version: 1, digest: 'd' });

/**
 * A tray of 417, 852 and 309 with 15 minutes of rest. `sealed` maps codes to minutes from now.
 */
function trayWith(sealed: Readonly<Record<string, number>>, restUntil: string | null = null) {
  const glasses: readonly Glass[] = ['417', '852', '309'].map((text) => {
    const minutes = sealed[text];
    return { code: code(text), sealed: minutes === undefined ? null : seal(minutes) };
  });
  return tray({ glasses, restUntil });
}

const end = (value: TrayValue, views: ReadonlyMap<string, SheetView>, now = NOW) => {
  const byCode = sheets(...views.entries());
  return restEnd(value, trayGlasses(value, byCode, IOC_VO), byCode, now);
};

/** The first glass was signed five minutes ago; the others are untouched. */
const first = sheets(['417', signed(at(-5))], ['852', sheet()], ['309', sheet()]);

describe('BTH-4 the rest between glasses', () => {
  it('runs from the signature, also without a network', () => {
    expect(end(trayWith({}), first)).toBe(seconds(600));
  });

  it('runs to its last second and is over at its end', () => {
    expect(end(trayWith({}), first, seconds(599.999))).toBe(seconds(600));
    expect(end(trayWith({}), first, seconds(600))).toBeNull();
  });

  it('runs from the last of several signatures, whatever the place of its glass', () => {
    const both = sheets(['417', signed(at(-2))], ['852', signed(at(-30))], ['309', sheet()]);
    expect(end(trayWith({}), both)).toBe(seconds(13 * 60));
    const turned = sheets(['417', signed(at(-30))], ['852', signed(at(-2))], ['309', sheet()]);
    expect(end(trayWith({}), turned)).toBe(seconds(13 * 60));
  });

  it('of signatures in one instant the later glass says whether the leader ended the rest', () => {
    const both = sheets(['417', signed(at(-5))], ['852', signed(at(-5))], ['309', sheet()]);
    expect(end(trayWith({ '417': -5 }), both)).toBe(seconds(600));
    expect(end(trayWith({ '852': -5 }), both)).toBeNull();
  });

  it('runs on when the server sealed it, whenever that was', () => {
    expect(end(trayWith({ '417': -5 }, at(10)), first)).toBe(seconds(600));
    expect(end(trayWith({ '417': -1 }, at(14)), first)).toBe(seconds(600));
    expect(end(trayWith({ '417': -5 }, at(30)), first)).toBe(seconds(600));
  });

  it('is not ended by the two clock readings of one act of the server', () => {
    const early = (ms: number) => new Date(seconds(600) - ms).toISOString();
    expect(end(trayWith({ '417': -5 }, early(2_000)), first)).toBe(seconds(600));
    expect(end(trayWith({ '417': -5 }, early(2_001)), first)).toBeNull();
  });

  it('only the leader shortens it', () => {
    expect(end(trayWith({ '417': -5 }, at(0)), first)).toBeNull();
    expect(end(trayWith({ '417': -5 }, null), first)).toBeNull();
    // The tray's end of rest belongs to an earlier glass: it shortens no rest after an unsealed
    // one.
    const second = sheets(['417', signed(at(-40))], ['852', signed(at(-5))], ['309', sheet()]);
    expect(end(trayWith({ '417': -40 }, at(-25)), second)).toBe(seconds(600));
  });

  it('KEY-4, KEY-18 is neither begun nor ended by a sheet of paper that is keyed in meanwhile', () => {
    const keyed = (value: TrayValue): TrayValue => ({
      ...value,
      glasses: value.glasses.map((glass) =>
        glass.code === '309' ? { ...glass, sealed: { ...seal(-1), keyed: true } } : glass,
      ),
    });
    expect(end(keyed(trayWith({ '417': -5 }, at(10))), first)).toBe(seconds(600));
    expect(end(keyed(trayWith({})), sheets(['417', sheet()], ['309', sheet()]))).toBeNull();
  });

  it('runs from the seal when the sheet is not on this device', () => {
    const away = sheets(['852', sheet()], ['309', sheet()]);
    expect(end(trayWith({ '417': -5 }, at(10)), away)).toBe(seconds(600));
  });

  it('is never longer than a rest, and there is none before the first glass or after the last', () => {
    const ahead = sheets(['417', signed(at(300))], ['852', sheet()], ['309', sheet()]);
    expect(end(trayWith({}), ahead)).toBe(seconds(900));
    expect(end(trayWith({}), sheets(['417', sheet()], ['852', sheet()]))).toBeNull();
    const all = sheets(['417', signed(at(-9))], ['852', signed(at(-5))], ['309', signed(at(0))]);
    expect(end(trayWith({}), all)).toBeNull();
  });

  it('counts whole seconds down to zero and not beyond', () => {
    expect(restSeconds(NOW + 1500, NOW)).toBe(2);
    expect(restSeconds(NOW + 1000, NOW)).toBe(1);
    expect(restSeconds(NOW - 5000, NOW)).toBe(0);
    expect(restSeconds(null, NOW)).toBe(0);
  });
});
