import { describe, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { z } from 'zod';
import { createAssessment } from '../../domain/documents/assessment.document.ts';
import { DOCUMENT_SCHEMAS } from '../../domain/documents/document-schemas.ts';
import {
  createEvaluation,
  readEvaluation,
  setComments,
  setMark,
} from '../../domain/documents/evaluation.document.ts';
import { mm } from '../../domain/testing/mm.ts';
import { DOCUMENT_BUDGET } from './guard.ts';
import { newPlan } from './testing/new-plan.ts';
import { sendUpdate } from './testing/send-update.ts';
import { serveGlasses } from './testing/serve-glasses.ts';
import { IN_MEMORY } from './testing/stores.ts';
import { SOON, storedCopy, useLive } from './testing/use-live.ts';

/** Schemas that accept any field, so that documents can be made large. */
const anything = z.object({
  marks: z.record(z.string(), z.unknown()),
  fields: z.record(z.string(), z.unknown()),
});
const LENIENT = Object.fromEntries(
  Object.entries(DOCUMENT_SCHEMAS).map(([kind, schema]) => [
    kind,
    { ...schema, maps: [...schema.maps, 'marks', 'fields'], content: anything, written: anything },
  ]),
) as unknown as typeof DOCUMENT_SCHEMAS;

describe('what a device may not write into a document', () => {
  const { place, serve, connect, scene } = useLive(IN_MEMORY);

  async function openSheet() {
    const { people, newSheet } = await scene();
    const server = await serve({
      budget: { ...DOCUMENT_BUDGET, evaluation: 20_000 },
      schemas: LENIENT,
    });
    const name = await newSheet(server);
    const booth = connect(server.url, people.taster(1));
    const sheet = booth.open(name);
    await sheet.synced();
    return {
      booth,
      name,
      account: people.taster(1),
      sheet,
      newSheet,
      server,
      watch: connect(server.url, people.leader).open(name),
    };
  }

  test.each<[string, (doc: Y.Doc) => void]>([
    ['another kind', (doc) => doc.getMap('meta').set('kind', 'tray')],
    ['another birth', (doc) => doc.getMap('meta').set('birth', crypto.randomUUID())],
    ['a version of the future', (doc) => doc.getMap('meta').set('version', 99)],
    ['no kind at all', (doc) => doc.getMap('meta').delete('kind')],
    ['a word more', (doc) => doc.getMap('meta').set('more', 'x')],
  ])('DOC-2, DOC-6 %s is refused, and the sheet stays readable', async (_, write) => {
    const { sheet, watch } = await openSheet();
    write(sheet.doc);
    expect(await sheet.refused()).toBe('not-allowed');
    await watch.synced();
    expect(readEvaluation(watch.doc).ok).toBe(true);
    expect(watch.doc.getMap('meta').size).toBe(3);
  });

  test('KEE-7 what replaces a stored value, but comes before its predecessor, takes nothing away, and comes when it is asked for', async () => {
    const { booth, sheet, server, name, account } = await openSheet();
    setMark(sheet.doc, 'fusty', mm(50));
    await sheet.stored();
    booth.cut();
    setMark(sheet.doc, 'pungent', mm(30));
    let late = new Uint8Array();
    sheet.doc.once('update', (update: Uint8Array) => {
      late = Uint8Array.from(update);
    });
    setMark(sheet.doc, 'fusty', mm(60));
    const other = connect(server.url, account).open(name);
    await other.synced();
    sendUpdate(other, late);
    setMark(other.doc, 'musty', mm(10));
    await other.stored();
    const kept = async () => (await storedCopy(place().store, name)).getMap('marks').toJSON();
    expect(await kept()).toEqual({ fusty: 50, musty: 10 });
    // A device with all updates sends them as soon as it is asked.
    Y.applyUpdate(other.doc, Y.encodeStateAsUpdate(sheet.doc));
    sendUpdate(other, late);
    await other.stored();
    expect(await kept()).toEqual({ fusty: 60, pungent: 30, musty: 10 });
    booth.mend();
    await sheet.stored();
  });

  test('KEE-7 a device whose whole copy has a hole is closed, and told to come back later', async () => {
    const { sheet, server, name, account } = await openSheet();
    setMark(sheet.doc, 'fusty', mm(50));
    await sheet.stored();
    const ahead = new Y.Doc();
    Y.applyUpdate(ahead, Y.encodeStateAsUpdate(sheet.doc));
    setMark(ahead, 'pungent', mm(30));
    const before = Y.encodeStateVector(ahead);
    setMark(ahead, 'fusty', mm(60));
    const holed = new Y.Doc();
    Y.applyUpdate(holed, Y.encodeStateAsUpdate(sheet.doc));
    Y.applyUpdate(holed, Y.encodeStateAsUpdate(ahead, before));
    expect(await connect(server.url, account).open(name, holed).refused()).toBe('out-of-step');
    const kept = await storedCopy(place().store, name);
    expect(kept.getMap('marks').toJSON()).toEqual({ fusty: 50 });
  });

  test('ACC-1 who only reads is not closed for what is not taken anyway', async () => {
    const { sheet, watch, server } = await openSheet();
    await watch.synced();
    watch.doc.getMap('meta').set('kind', 'tray');
    watch.doc.getMap('fields').set('x', 'y'.repeat(30_000));
    setComments(sheet.doc, 'clear');
    await sheet.stored();
    await vi.waitUntil(() => watch.doc.getMap('fields').get('comments') === 'clear', SOON);
    expect(server.sync.openSessions()).toContain('session of leader');
    expect(sheet.doc.getMap('meta').get('kind')).toBe('evaluation');
    expect(sheet.doc.getMap('fields').has('x')).toBe(false);
  });

  test('LIM-4 a sheet that grows by many small updates is closed at its budget, it alone', async () => {
    const { booth, sheet, newSheet, server } = await openSheet();
    const other = booth.open(await newSheet(server, 1, '222'));
    await other.synced();
    for (let turn = 0; turn < 60; turn += 1)
      sheet.doc.getMap('fields').set(`x${turn}`, 'y'.repeat(500));
    expect(await sheet.refused()).toBe('over-budget');
    setComments(other.doc, 'clear');
    await other.stored();
  });

  test('LIM-4 what is written again and again over itself is not counted twice', async () => {
    const { sheet } = await openSheet();
    for (let turn = 0; turn < 60; turn += 1) setComments(sheet.doc, `${turn}`.repeat(700));
    await sheet.stored();
  });

  /** A sheet is written a field of many letters, and the desk's documents long notes. */
  const write = (kind: string, doc: Y.Doc, letters: number): void => {
    if (kind === 'evaluation') doc.getMap('fields').set('added', 'x'.repeat(letters));
    else doc.getText('notes').insert(0, 'x'.repeat(letters));
  };

  /** How many letters the device may add so that its first update has this many bytes. */
  function lettersFor(kind: string, doc: Y.Doc, bytes: number): number {
    const sizeOf = (letters: number): number => {
      const device = new Y.Doc();
      device.clientID = doc.clientID;
      let size = 0;
      device.on('update', (update: Uint8Array) => {
        size = update.byteLength;
      });
      write(kind, device, letters);
      return size;
    };
    const letters = bytes - (sizeOf(1_000) - 1_000);
    expect(sizeOf(letters)).toBe(bytes);
    return letters;
  }

  test.each([
    { kind: 'session', most: 4_194_304 },
    { kind: 'evaluation', most: 524_288 },
    { kind: 'assessment', most: 2_097_152 },
  ])(
    'LIM-4 a stored $kind may become $most bytes large and not one more',
    async ({ kind, most }) => {
      const { people } = await scene();
      const server = await serve({ schemas: LENIENT });
      await serveGlasses(place().database, people, [[1, '111']]);
      const names: Record<string, string> = {
        session: `${people.panel}/session/1`,
        evaluation: people.sheet(1),
        assessment: `${people.panel}/assessment/1.${crypto.randomUUID()}`,
      };
      const name = names[kind] ?? '';
      await server.sync.create(name, (doc, birth) => {
        if (kind === 'session') newPlan(doc, birth);
        if (kind === 'evaluation') createEvaluation(doc, birth);
        if (kind === 'assessment') createAssessment(doc, birth);
        doc.getMap('fields').set('much', 'x'.repeat(most - 3_000));
      });
      const actor = kind === 'evaluation' ? people.taster(1) : people.leader;
      const open = async () => {
        const live = connect(server.url, actor).open(name);
        await live.synced();
        return { live, left: most - Y.encodeStateAsUpdate(live.doc).byteLength };
      };
      const [over, within] = [await open(), await open()];
      write(kind, over.live.doc, lettersFor(kind, over.live.doc, over.left + 1));
      expect(await over.live.refused()).toBe('over-budget');
      write(kind, within.live.doc, lettersFor(kind, within.live.doc, within.left));
      await within.live.stored();
    },
  );
});
