import { afterAll, beforeAll, expect, test } from 'vitest';
import { exclude } from '../../../domain/documents/assessment.document.ts';
import { notesName } from '../../../domain/documents/document-names.ts';
import { newSampleId } from '../../database/contract/facts.ts';
import type { Database } from '../../database/database.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { panelAtWork } from '../testing/panel-at-work.ts';
import { there } from '../testing/there.ts';
import { readExclusions } from './judge-sealed.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('ASM-1 the sheets left out are read of each sample; notes that are not there leave out none, those that cannot be read are a refusal', async () => {
  const atWork = await panelAtWork(database);
  const { panel, sync, tasterIds, sampleIds } = atWork;
  const session = await atWork.shown();
  const [first, second] = [there(sampleIds[0]), there(sampleIds[1])];
  const notes = (sample: typeof first) => notesName({ panel, session }, sample);
  const at = '2026-11-27T11:00:00.000Z';
  const one = {
    taster: there(tasterIds[0]),
    replicate: 1,
    reason: 'a cold',
    by: 'Eva',
    at,
  } as const;
  await sync.change(notes(second), (doc) => exclude(doc, one));
  const unnoted = newSampleId();
  const read = (samples = [first, second, second, unnoted]) =>
    readExclusions(sync, panel, session, samples);
  expect(await read()).toEqual({
    ok: true,
    value: new Map([
      [first, []],
      [second, [one]],
    ]),
  });
  await sync.change(notes(first), (doc) => doc.getMap('exclusions').set('nobody', {}));
  expect(await read()).toMatchObject({
    ok: false,
    code: 'document-field-invalid',
    data: { field: 'exclusions.nobody' },
  });
  expect(await read([second])).toMatchObject({ ok: true });
});
