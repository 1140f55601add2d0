import { expect, test } from 'vitest';
import { signedInUser } from '../../../domain/account/testing/accounts.ts';
import { parseTastingCode } from '../../../domain/words/ids.ts';
import { boothPlace } from './booth-names.ts';
import type { BoothStep } from './booth-step.ts';
import type { GlassState, TrayGlass } from './glass-state.ts';
import { unfinishedTray } from './unfinished-tray.ts';

const [PANEL, TASTER] = [
  '0e1c7f3a-6f0e-4d5a-9a51-3b2a8f5b1c01',
  '0e1c7f3a-6f0e-4d5a-9a51-3b2a8f5b1c02',
];
const place = boothPlace(
  signedInUser({
    panel: { id: PANEL, name: 'Panel' },
    taster: { id: TASTER, code: 'T01' },
  }),
  214,
);

function glass(text: string, state: GlassState): TrayGlass {
  const code = parseTastingCode(text);
  if (code === null) throw new Error('a code');
  const sealed = state.kind === 'sealed' ? { at: state.at, version: 1, digest: '' } : null;
  return { code, position: 1, state, sealed };
}

const AT = '2026-11-24T10:00:00.000Z';
const SEALED: GlassState = { kind: 'sealed', at: AT };
const OPEN: GlassState = { kind: 'open', startedAt: AT };
const SIGNED: GlassState = { kind: 'signed', at: AT, place: 'device' };

function staying(step: BoothStep, ...glasses: readonly TrayGlass[]) {
  if (place === null) throw new Error('a place');
  return unfinishedTray({ place, tray: { date: '2026-11-24' }, glasses, step });
}

test('BTH-33 the tray and the sheets that are not sealed stay, and what is told of them is how far they are', () => {
  const open = glass('222', OPEN);
  const told = staying(
    { kind: 'sheet', glass: open },
    glass('111', SEALED),
    open,
    glass('333', SIGNED),
  );
  expect(told?.tray).toEqual({
    session: 214,
    date: '2026-11-24',
    glasses: 3,
    handedIn: 2,
    begun: 1,
  });
  expect(told?.documents.map((name) => name.slice(PANEL.length))).toEqual([
    `/tray/214.${TASTER}`,
    `/evaluation/214.${TASTER}.222`,
    `/evaluation/214.${TASTER}.333`,
  ]);
});

test('BTH-33 nothing of a tray that is done or over stays, and of one on its way nothing is said', () => {
  expect(staying({ kind: 'done' }, glass('111', SEALED))?.documents).toEqual([]);
  expect(staying({ kind: 'closed' }, glass('111', OPEN))?.documents).toEqual([]);
  expect(staying({ kind: 'loading' }, glass('111', { kind: 'loading' }))).toBeNull();
});
