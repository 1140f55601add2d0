import { afterEach, expect, test } from 'vitest';
import type { QualityReport } from '../../../../stats-worker/reports/quality-report.ts';
import { createCipher } from '../../../live/device/cipher.ts';
import { createFactsCache } from '../../../live/device/facts-cache.ts';
import { createFactsCipher } from '../../../live/device/facts-cipher.ts';
import { removeDatabase } from '../../../live/device/indexed-db.ts';
import { deviceKeyOf } from '../../../live/device/testing/device-key-of.ts';
import { answerNames, createAnswerCache } from './answer-cache.ts';
import { namesKept } from './quality-facts.ts';

const key = deviceKeyOf('leader');
const cipher = createCipher(key);
if (cipher === null) throw new Error('a key');
const kept = createFactsCache('leader', createFactsCipher(cipher, key));
const answers = createAnswerCache(kept, 'build 1');
afterEach(async () => {
  for (const { name } of await indexedDB.databases()) if (name) await removeDatabase(name);
});

const report: QualityReport = {
  window: { from: '2026-05-22', to: '2026-11-22' },
  asked: ['pn', 'dn'],
  tasters: [],
  panel: {},
  pairs: [],
  nonconforming: [],
  tooFew: [],
  references: [],
};
const found = { report, ids: [['S-1', 'id of one']] as const };

test('QUA-2 QUA-44 what was computed is read again for the same question, and for no other', async () => {
  expect(await answers.read('report', 'months a')).toBeNull();
  await answers.keep('report', 'months a', found);
  expect(await answers.read('report', 'months a')).toEqual(found);
  expect(await answers.read('report', 'months b')).toBeNull();
  expect(await answers.read('/intra/quality/aids', 'months a')).toBeNull();
  await answers.keep('report', 'months b', found);
  expect(await answers.read('report', 'months a')).toBeNull();
});

test('QUA-2 QUA-44 figures of other code are computed anew, and without a version none are kept', async () => {
  await answers.keep('report', 'months a', found);
  expect(await createAnswerCache(kept, 'build 2').read('report', 'months a')).toBeNull();
  const nameless = createAnswerCache(kept, null);
  await nameless.keep('aids', 'months a', { aids: null });
  expect(await nameless.read('report', 'months a')).toBeNull();
  expect(await answers.read('aids', 'months a')).toBeNull();
});

test('QUA-2 QUA-44 answers stay while months are forgotten, a page of quality each', async () => {
  await answers.keep('/intra/quality', 'months a', { evolution: null });
  await kept.keepOnly(namesKept([]));
  expect(await answers.read('/intra/quality', 'months a')).toEqual({ evolution: null });
  expect(new Set(answerNames()).size).toBe(11);
});
