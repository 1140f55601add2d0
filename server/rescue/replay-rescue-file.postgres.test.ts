import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { assessmentNotes } from '../../domain/documents/assessment.document.ts';
import { notesName, planName } from '../../domain/documents/document-names.ts';
import { setComments, signEvaluation } from '../../domain/documents/evaluation.document.ts';
import { setPlanField } from '../../domain/documents/session.document.ts';
import { createDocumentAccess } from '../commands/access/create-document-access.ts';
import { createCommands } from '../commands/create-commands.ts';
import { newCommandKey, panelAtWork } from '../commands/testing/panel-at-work.ts';
import { there } from '../commands/testing/there.ts';
import type { Database } from '../database/database.ts';
import { createDocumentStore } from '../database/documents/create-document-store.ts';
import { closeDocuments, replaceDocument } from '../database/documents/document-log.ts';
import { ENGINES, type StartedEngine } from '../database/testing/engines.ts';
import { createSync } from '../sync/create-sync.ts';
import type { DocumentStore } from '../sync/document-store.ts';
import { formatRescueLine } from '../sync/rescue-line.ts';
import { storedCopy, troubled } from '../sync/testing/use-live.ts';
import { replayRescueFile } from './replay-rescue-file.ts';

describe.each(ENGINES)('KEE-10 a rescue file is brought back, on $name', ({ start }) => {
  let engine: StartedEngine;
  let database: Database;
  let folder = '';
  beforeAll(async () => {
    engine = await start();
    ({ database } = engine);
    folder = await mkdtemp(join(tmpdir(), 'verdial-rescue-'));
  });
  afterAll(async () => {
    await engine.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const liveOn = (store: DocumentStore) =>
    createSync({
      store,
      ...createDocumentAccess(database),
      callerOf: () => Promise.resolve(null),
      monotonic: () => performance.now(),
      log: () => {},
    });

  /**
   * A server that could not store, at its shutdown, the edits of a plan and of a completely marked
   * sheet.
   */
  async function rescued() {
    const real = createDocumentStore(database);
    const { trouble, store } = troubled(real);
    const sync = liveOn(store);
    const panel = await panelAtWork(database, { tasters: 1, samples: 1, live: sync });
    const session = await panel.shown();
    const { taster, code } = there((await panel.glasses(session))[0]);
    await panel.mark(session, taster, code, { fruity: 40 }, { sign: false });
    const [plan, sheet] = [
      planName({ panel: panel.panel, session }),
      panel.sheetName(session, taster, code),
    ];
    trouble.append = true;
    await sync.read(plan, (doc) => setPlanField(doc, 'restMinutes', 45));
    await sync.read(sheet, (doc) => setComments(doc, 'sweet'));
    const file = join(folder, `${crypto.randomUUID()}.jsonl`);
    expect([...(await sync.close(50, file))].toSorted()).toEqual([plan, sheet].toSorted());
    const text = await readFile(file, 'utf8');
    return { panel, session, taster, code, plan, sheet, text, store: real };
  }

  /** Returns the output for each line, and how many failed. */
  async function replay(text: string) {
    const said: string[] = [];
    const left = await replayRescueFile(
      {
        database,
        store: createDocumentStore(database),
        now: () => new Date('2026-11-27T10:00:00.000Z'),
        log: () => {},
        tell: (words) => said.push(words),
      },
      text,
    );
    return { said: said.map((words) => words.replace(/\S+\/(\w+)\/\S+:/, '$1:')).toSorted(), left };
  }

  const KNOWN = 'nothing to do: it is stored already';

  test('what follows what is stored is stored; the second time nothing is to be done', async () => {
    const { plan, sheet, text, store } = await rescued();
    const lines = text
      .trimEnd()
      .split('\n')
      .toSorted((a) => (a.includes(plan) ? -1 : 1));
    expect(await replay(lines.join('\n'))).toEqual({
      said: ['line 1: session: brought back', 'line 2: evaluation: brought back'],
      left: 0,
    });
    expect((await storedCopy(store, plan)).getMap('plan').get('restMinutes')).toBe(45);
    expect((await storedCopy(store, sheet)).getMap('fields').get('comments')).toBe('sweet');
    const heads = await store.heads([plan, sheet]);
    expect(await replay(lines.join('\n'))).toEqual({
      said: [`line 1: session: ${KNOWN}`, `line 2: evaluation: ${KNOWN}`],
      left: 0,
    });
    expect(await store.heads([plan, sheet])).toEqual(heads);
  });

  test('EVA-6, KEE-42 what belongs to a sheet that was sealed meanwhile stands once in the trail, and not on the sheet', async () => {
    const { panel, session, taster, code, sheet, text, store } = await rescued();
    const sync = liveOn(store);
    const commands = createCommands({
      database,
      sync,
      now: () => Date.now(),
      log: () => {},
      listOtherRoles: () => Promise.resolve(new Set()),
    });
    const at = '2026-11-27T09:30:00.000Z';
    await sync.change(sheet, (doc) => signEvaluation(doc, { strokes: [[0, 0, 10, 10]], at }));
    const own = there(panel.tasters[0]);
    const sealed = await commands.execute(own, 'seal-sheet', { session, code }, newCommandKey());
    expect(sealed).toMatchObject({ ok: true });
    const line = there(text.split('\n').find((one) => one.includes(sheet)));
    const noted =
      'line 1: evaluation: the sheet is sealed: written into the audit trail as an edit after the seal';
    expect(await replay(line)).toEqual({ said: [noted], left: 0 });
    expect(await replay(line)).toEqual({ said: [`line 1: evaluation: ${KNOWN}`], left: 0 });
    expect(await panel.trail('sheet-edited-after-seal')).toMatchObject([
      {
        actor: 'system',
        origin: 'command line',
        data: { session, taster, code },
        before: { comments: '' },
        after: { comments: 'sweet' },
      },
    ]);
    expect((await storedCopy(store, sheet)).getMap('fields').has('comments')).toBe(false);
    expect(await panel.sheets(session)).toHaveLength(1);
  });

  test('of what a device brought in part the rest is stored', async () => {
    const { panel, session, store } = await rescued();
    const notes = notesName({ panel: panel.panel, session }, there(panel.sampleIds[0]));
    const device = await storedCopy(store, notes);
    const before = Y.encodeStateVector(device);
    assessmentNotes(device).insert(0, 'Two');
    await store.append([{ name: notes, update: Y.encodeStateAsUpdate(device, before) }]);
    // Text typed in one go is one Yjs operation; its beginning is stored already.
    assessmentNotes(device).insert(3, ' colds.');
    const line = formatRescueLine(notes, null, Y.encodeStateAsUpdate(device, before));
    expect(await replay(line)).toEqual({ said: ['line 1: assessment: brought back'], left: 0 });
    const kept = await storedCopy(store, notes);
    expect(assessmentNotes(kept).toString()).toBe('Two colds.');
    expect((await store.load(notes))?.lost).toBeNull();
  });

  test('KEE-43 what does not follow, is closed, was made anew or is not there is named and left', async () => {
    const { panel, session, plan, sheet, text, store } = await rescued();
    const device = await storedCopy(store, sheet);
    setComments(device, 'lost');
    const gap = Y.encodeStateVector(device);
    setComments(device, 'lost again');
    const behind = formatRescueLine(sheet, null, Y.encodeStateAsUpdate(device, gap));
    const ofSheet = there(text.split('\n').find((one) => one.includes(sheet)));
    const ofPlan = there(text.split('\n').find((one) => one.includes(plan)));
    const nowhere = ofPlan.replace(`/session/${session}`, `/session/${session + 1}`);
    const heads = await store.heads([sheet, plan]);
    await database.inPanel(panel.panel, ({ trx }) => closeDocuments(trx, [plan], true));
    expect(await replay([behind, ofPlan, nowhere].join('\n'))).toEqual({
      said: [
        'line 1: evaluation: not brought back: it does not follow what is stored',
        'line 2: session: not brought back: the document is closed',
        'line 3: session: not brought back: there is no such document',
      ],
      left: 3,
    });
    expect(await store.heads([sheet, plan])).toEqual(
      heads.map((head) => ({ ...head, closed: head.name === plan })),
    );
    const anew = { name: sheet, birth: 'anew', state: Y.encodeStateAsUpdate(device) };
    await database.inPanel(panel.panel, ({ trx }) => replaceDocument(trx, anew));
    expect(await replay(ofSheet)).toEqual({
      said: ['line 1: evaluation: not brought back: the document was recreated since'],
      left: 1,
    });
  });

  test('KEE-43 a damaged line is named, and those around it are brought back', async () => {
    const { sheet, text } = await rescued();
    const [one = '', two = ''] = text.split('\n');
    const lines = [
      one.slice(0, -9),
      one,
      one.replace('"update":"', '"update":"%'),
      formatRescueLine(sheet, null, Uint8Array.of(1, 200, 3)),
      formatRescueLine('session/1', null, Uint8Array.of(0, 0)),
      '',
      two,
    ];
    const damaged = 'not brought back: the line is damaged';
    const { said, left } = await replay(lines.join('\n'));
    expect(said.filter((words) => words.includes('damaged'))).toEqual([
      `line 1: ${damaged}`,
      `line 3: ${damaged}`,
      `line 4: evaluation: ${damaged}`,
      `line 5: ${damaged}`,
    ]);
    expect(said.filter((words) => words.endsWith(': brought back'))).toHaveLength(2);
    expect(left).toBe(4);
  });
});
