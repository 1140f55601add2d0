import { expect, test } from 'vitest';
import { signedInUser } from '../../../domain/account/testing/accounts.ts';
import { sheetName, trayName } from '../../../domain/documents/document-names.ts';
import { answeredOf } from '../../../domain/sheets/definition/answered-of.ts';
import { IOC_VO } from '../../../domain/sheets/definition/ioc-vo.ts';
import { mm } from '../../../domain/testing/mm.ts';
import { formatOf } from '../../i18n/format-of.ts';
import type { SheetNames } from '../../parts/messages/attribute-names.tsx';
import { rowName } from '../../parts/messages/row-name.ts';
import { sheetLabel } from '../../parts/messages/sheet-label.ts';
import { formatCountdown } from '../frame/format-clock.ts';
import { savedStepsOf } from '../frame/saved-state.ts';
import { code } from './booth.fixture.ts';
import { boothPlace, ownSheetPlace, whyNoPlace } from './booth-names.ts';

test('M-SCALE "not perceived" is an answer, and a blank line is none', () => {
  expect(answeredOf({ marks: {} }, IOC_VO).answered).toBe(0);
  expect(answeredOf({ marks: { fusty: mm(0), fruity: mm(40) } }, IOC_VO).answered).toBe(2);
});

test('BTH-4 seconds left are written as minutes and seconds', () => {
  expect([0, 9, 60, 61, 900].map(formatCountdown)).toEqual([
    '0:00',
    '0:09',
    '1:00',
    '1:01',
    '15:00',
  ]);
});

test('BTH-2 the instant of storing is told to the second, on the panel’s clock', () => {
  const at = Date.parse('2026-11-20T14:03:07.000Z');
  const [english, spanish] = [formatOf('en', 'UTC'), formatOf('es', 'Europe/Madrid')];
  expect(english.clock(at)).toBe('02:03\u00a0PM');
  expect(spanish.clock(new Date(at).toISOString())).toBe('15:03');
  expect(english.clockSeconds(at)).toBe('02:03:07\u00a0PM');
  expect(spanish.clockSeconds(at)).toBe('15:03:07');
});

const [PANEL, TASTER] = [
  '00000000-0000-4000-8000-000000000900',
  '00000000-0000-4000-8000-000000000001',
];
const ana = signedInUser({
  panel: { id: PANEL, name: 'Panel' },
  taster: { id: TASTER, code: 'T01' },
});

test('DOC-1 a booth is of one taster in one session, and its documents are named so', () => {
  const place = boothPlace(ana, '12');
  if (place === null) throw new Error('no place');
  expect(place).toEqual({ panel: PANEL, session: 12, taster: TASTER });
  expect(trayName(place, place.taster)).toBe(`${PANEL}/tray/12.${TASTER}`);
  expect(sheetName(place, place.taster, code('417'))).toBe(`${PANEL}/evaluation/12.${TASTER}.417`);
});

test('DOC-1 an account without a taster, and a number that is none, have no booth', () => {
  expect(boothPlace({ ...ana, taster: null }, 12)).toBeNull();
  expect(boothPlace({ ...ana, panel: { id: 'p', name: 'Panel' } }, 12)).toBeNull();
  expect(boothPlace(ana, 'twelve')).toBeNull();
});

test('BTH-51 where there is no booth its reason is named', () => {
  const asked = { taster: TASTER, session: '12', code: '417' };
  const place = boothPlace(ana, 12);
  expect(ownSheetPlace(ana, asked)).toEqual({ place, code: '417' });
  const nobody = { ...ana, taster: null };
  expect(ownSheetPlace(nobody, asked)).toBe('no-taster');
  expect(whyNoPlace(nobody)).toBe('no-taster');
  expect(whyNoPlace(ana)).toBe('no-page');
  const another = TASTER.replace('001', '002');
  expect(ownSheetPlace(ana, { ...asked, taster: another })).toBe('other-taster');
  for (const wrong of [{ session: 'twelve' }, { code: '4 17' }, { taster: 'ana' }])
    expect(ownSheetPlace(ana, { ...asked, ...wrong })).toBe('no-page');
});

const words = {
  of: (key: string) => (key === 'other' ? 'other negative, which' : `${key} olives`),
  short: (key: string) => (key === 'fusty' ? 'fusty/muddy sediment' : `${key} olives`),
};
const names: SheetNames = {
  ...words,
  label: (key) => sheetLabel(key, words),
  note: (key: string) => (key === 'frostbitten' ? 'wet wood' : null),
  kind: () => '',
};

test('M-SHEET a row begins with a capital, and its note stands beside its name', () => {
  expect(rowName('fusty', names)).toEqual({ name: 'Fusty / muddy sediment', note: undefined });
  expect(rowName('frostbitten', names)).toEqual({ name: 'Frostbitten olives', note: 'wet wood' });
  expect(rowName('other', names)).toEqual({ name: 'Other negative, which', note: undefined });
});

const status = { ready: true, onDevice: true, received: true, stored: true, storedAt: 5 };

test('BTH-9 each step holds for all sheets that are here, and nothing is claimed of none', () => {
  const nothing = { device: false, received: false, stored: false, storedAt: null };
  expect(savedStepsOf([])).toEqual(nothing);
  expect(savedStepsOf([{ ...status, ready: false }])).toEqual(nothing);
  expect(savedStepsOf([status, { ...status, ready: false, stored: false }])).toMatchObject({
    stored: true,
  });
  expect(savedStepsOf([status, { ...status, onDevice: false }])).toMatchObject({ device: false });
  expect(savedStepsOf([status, { ...status, received: false }])).toMatchObject({
    device: true,
    received: false,
  });
  expect(savedStepsOf([{ ...status, storedAt: null }])).toMatchObject({
    stored: true,
    storedAt: null,
  });
  expect(savedStepsOf([status, { ...status, storedAt: null }]).storedAt).toBe(5);
});
