import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { createTray, readTray } from '../../../domain/documents/tray.document.ts';
import { tastingCode } from '../../database/contract/facts.ts';
import { applyTrayChanges } from './apply-tray-changes.ts';

const [left, right] = [tastingCode('101'), tastingCode('202')];
const at = '2026-11-27T10:00:00.000Z';

function tray(): Y.Doc {
  const doc = new Y.Doc();
  createTray(doc, {
    birth: 'b',
    session: 1,
    date: '2026-11-27',
    sheet: 'ioc-vo',
    restSeconds: 900,
    codes: [left, right],
  });
  return doc;
}

test('TRA-2 a tray becomes what the records say: its state, its seals, its rest', () => {
  const doc = tray();
  const sealed = { at, version: 1, digest: 'd' };
  const restUntil = '2026-11-27T10:15:00.000Z';
  applyTrayChanges(doc, {
    state: 'hidden',
    seals: [{ code: right, sealed, restUntil }],
    answers: [],
  });
  expect(readTray(doc)).toMatchObject({
    value: {
      state: 'hidden',
      restUntil,
      glasses: [
        { code: left, sealed: null },
        { code: right, sealed },
      ],
    },
  });
});

test('TRA-2 a state that does not differ is left as it is', () => {
  const doc = tray();
  applyTrayChanges(doc, { state: null, seals: [], answers: [] });
  expect(readTray(doc)).toMatchObject({ value: { state: 'open', restUntil: null } });
});
