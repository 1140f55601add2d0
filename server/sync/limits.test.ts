import { describe, expect, test } from 'vitest';
import { createAssessment } from '../../domain/documents/assessment.document.ts';
import { createEvaluation, setMark } from '../../domain/documents/evaluation.document.ts';
import { createTray } from '../../domain/documents/tray.document.ts';
import { mm } from '../../domain/testing/mm.ts';
import type { LiveDocument } from './testing/live-client.ts';
import { newPlan } from './testing/new-plan.ts';
import { serveGlasses } from './testing/serve-glasses.ts';
import { IN_MEMORY } from './testing/stores.ts';
import { SOON, useLive } from './testing/use-live.ts';

describe('LIM-1 no more and no larger messages than a person can make', () => {
  const { place, serve, connect, scene } = useLive(IN_MEMORY);

  /**
   * A server with a clock of the test. It records the messages that passed the limits: their sizes,
   * by document.
   */
  async function counting() {
    const clock = { at: 1_000_000 };
    const passed = new Map<string, number[]>();
    const server = await serve({
      monotonic: () => clock.at,
      extensions: [
        {
          extensionName: 'counting',
          async beforeHandleMessage({ documentName, update }) {
            passed.set(documentName, [...(passed.get(documentName) ?? []), update.byteLength]);
          },
        },
      ],
    });
    return { clock, server, sizes: (name: string) => passed.get(name) ?? [] };
  }

  /** Two sheets that one device has open, without messages in transit. */
  async function twoSheets() {
    const { people, newSheet } = await scene();
    const { clock, server, sizes } = await counting();
    const names = [await newSheet(server, 1, '111'), await newSheet(server, 1, '222')] as const;
    const booth = connect(server.url, people.taster(1));
    const sheets = [booth.open(names[0]), booth.open(names[1])] as const;
    for (const sheet of sheets) {
      await sheet.synced();
      setMark(sheet.doc, 'fusty', mm(5));
      await sheet.stored();
    }
    clock.at += 10_001;
    const before = names.map((name) => sizes(name).length);
    return {
      clock,
      sheets,
      /** How many messages passed since, by sheet. */
      through: () => names.map((name, index) => sizes(name).length - (before[index] ?? 0)),
    };
  }

  const send = (sheet: LiveDocument, messages: number): void => {
    for (let count = 0; count < messages; count += 1) sheet.provider.sendStateless('x');
  };

  test('two thousand messages in ten seconds pass, the next one closes that document and no other', async () => {
    const { clock, sheets, through } = await twoSheets();
    send(sheets[0], 1_000);
    await expect.poll(through, SOON).toEqual([1_000, 0]);
    clock.at += 10_000;
    send(sheets[0], 1_000);
    await expect.poll(through, SOON).toEqual([2_000, 0]);
    send(sheets[1], 1_999);
    send(sheets[0], 1);
    expect(await sheets[0].refused()).toBe('over-budget');
    setMark(sheets[1].doc, 'fusty', mm(6));
    await sheets[1].stored();
    expect(through()).toEqual([2_000, 2_000]);
  });

  test('after ten seconds one may send as many again', async () => {
    const { clock, sheets, through } = await twoSheets();
    send(sheets[0], 2_000);
    await expect.poll(through, SOON).toEqual([2_000, 0]);
    clock.at += 10_001;
    send(sheets[0], 2_000);
    await expect.poll(through, SOON).toEqual([4_000, 0]);
    send(sheets[0], 1);
    expect(await sheets[0].refused()).toBe('over-budget');
    expect(through()).toEqual([4_000, 0]);
  });

  test.each([
    { kind: 'session', most: 524_288 },
    { kind: 'tray', most: 16_384 },
    { kind: 'evaluation', most: 262_144 },
    { kind: 'assessment', most: 262_144 },
  ])(
    'a message to a document of the kind $kind has at most $most bytes',
    async ({ kind, most }) => {
      const { people } = await scene();
      const { server, sizes } = await counting();
      await serveGlasses(place().database, people, [[1, '111']]);
      const names: Record<string, string> = {
        session: `${people.panel}/session/1`,
        tray: `${people.panel}/tray/1.${people.tasterId(1)}`,
        evaluation: people.sheet(1),
        assessment: `${people.panel}/assessment/1.${crypto.randomUUID()}`,
      };
      const name = names[kind] ?? '';
      await server.sync.create(name, (doc, birth) => {
        if (kind === 'session') newPlan(doc, birth);
        if (kind === 'evaluation') createEvaluation(doc, birth);
        if (kind === 'assessment') createAssessment(doc, birth);
        const facts = { birth, session: 1, date: '2026-11-27', sheet: 'ioc-vo', restSeconds: 900 };
        if (kind === 'tray') createTray(doc, { ...facts, codes: [people.code('111')] });
      });
      const document = connect(server.url, people.leader).open(name);
      await document.synced();
      // The overhead of a message is measured on one that is nearly as long.
      document.provider.sendStateless('x'.repeat(most - 200));
      await expect.poll(() => Math.max(...sizes(name)), SOON).toBeGreaterThan(most - 200);
      const around = Math.max(...sizes(name)) - (most - 200);
      document.provider.sendStateless('x'.repeat(most - around));
      await expect.poll(() => Math.max(...sizes(name)), SOON).toBe(most);
      document.provider.sendStateless('x'.repeat(most - around + 1));
      expect(await document.refused()).toBe('over-budget');
      expect(Math.max(...sizes(name))).toBe(most);
    },
  );
});
