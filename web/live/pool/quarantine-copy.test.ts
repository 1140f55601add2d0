import { expect, test } from 'vitest';
import * as Y from 'yjs';
import {
  createEvaluation,
  setMark,
  startEvaluation,
} from '../../../domain/documents/evaluation.document.ts';
import { createTray } from '../../../domain/documents/tray.document.ts';
import { mm } from '../../../domain/testing/mm.ts';
import type { Role } from '../../../domain/words/role.ts';
import { quarantineCopy } from './quarantine-copy.ts';
import type { QuarantinedCopy } from './quarantine-store.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const calibration = { pixelsPerMm: 4, pixelRatio: 1, window: [1, 1], device: '', at: '' } as const;

/** A copy on the screen, and all that is done with it, in order. */
function copy(
  kind: 'evaluation' | 'tray',
  duringWipe: (doc: Y.Doc) => void = () => {},
  role: Role = 'catadores',
) {
  const doc = new Y.Doc();
  const name = kind === 'tray' ? `${ID}/tray/1.${ID}` : `${ID}/evaluation/1.${ID}.111`;
  const done: unknown[] = [];
  const wipe = async () => {
    done.push('wiped');
    duringWipe(doc);
  };
  const keep = async ({ update, birth, document, at }: QuarantinedCopy) => {
    const kept = new Y.Doc();
    Y.applyUpdate(kept, update);
    done.push([document === name, birth, at, kept.getMap('marks').toJSON()]);
  };
  const bring = (how = keep) =>
    quarantineCopy(
      { handle: { name, doc, wipe, known: () => null }, role, why: 'made-anew' },
      how,
      () => 7,
      () => done.push('replaced'),
    );
  return { doc, done, bring };
}

test('SYN-8 what a person marked is on the device before the copy makes room', async () => {
  const { doc, done, bring } = copy('evaluation');
  createEvaluation(doc, 'before');
  setMark(doc, 'fusty', mm(50));
  await bring();
  expect(done).toEqual([[true, 'before', 7, { fusty: 50 }], 'wiped', 'replaced']);
});

test('SYN-8 what is marked while the copy makes room comes along', async () => {
  const { doc, done, bring } = copy('evaluation', (on) => setMark(on, 'musty', mm(3)));
  createEvaluation(doc, 'before');
  setMark(doc, 'fusty', mm(50));
  await bring();
  expect(done.at(-1)).toEqual([true, 'before', 7, { fusty: 50, musty: 3 }]);
});

test('SYN-8 a copy that cannot be set aside stays as it is', async () => {
  const { doc, done, bring } = copy('evaluation');
  createEvaluation(doc, 'before');
  startEvaluation(doc, { at: '2026-11-27T09:00:00.000Z', language: 'es', calibration });
  await expect(bring(() => Promise.reject(new Error('full')))).rejects.toThrow('full');
  expect(done).toEqual([]);
});

test('SYN-8 a blank sheet and what the server alone writes are not set aside', async () => {
  const blank = copy('evaluation');
  createEvaluation(blank.doc, 'before');
  await blank.bring();
  const tray = copy('tray');
  createTray(tray.doc, {
    birth: 'before',
    session: 1,
    date: '2026-11-27',
    sheet: 'ioc-vo',
    restSeconds: 900,
    codes: [],
  });
  await tray.bring();
  expect([blank.done, tray.done]).toEqual([
    ['wiped', 'replaced'],
    ['wiped', 'replaced'],
  ]);
});

test('SYN-8, SYN-30, SYN-67 a taster’s marks are not set aside on the desk’s device, which only reads them', async () => {
  const { doc, done, bring } = copy('evaluation', () => {}, 'jefespanel');
  createEvaluation(doc, 'before');
  setMark(doc, 'fusty', mm(50));
  await bring();
  expect(done).toEqual(['wiped', 'replaced']);
});
