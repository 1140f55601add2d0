import { expect, test } from 'vitest';
import { isKeptOnDevice } from './device-work.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const KINDS = [`session/1`, `assessment/1.${ID}`, `tray/1.${ID}`, `evaluation/1.${ID}.731`];
const names = KINDS.map((rest) => `${ID}/${rest}`);
const kept = (role: 'jefespanel' | 'adjuntos' | 'catadores') =>
  names.map((name) => isKeptOnDevice(name, role));

test('SYN-10, SYN-68 the desk keeps what is written there and no tray or sheet, a taster what there is for that taster', () => {
  expect(kept('jefespanel')).toEqual([true, true, false, false]);
  expect(kept('adjuntos')).toEqual([true, true, false, false]);
  expect(kept('catadores').slice(2)).toEqual([true, true]);
});
