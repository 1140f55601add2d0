import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import {
  createEvaluation,
  readEvaluation,
  setMark,
} from '../../domain/documents/evaluation.document.ts';
import { covers } from '../../domain/sync/covers.ts';
import { ATTRIBUTE_KEYS, type AttributeKey } from '../../domain/words/attributes.ts';
import { isMillimetres } from '../../domain/words/millimetres.ts';
import type { DocumentStore } from './document-store.ts';
import { connectClient, type LiveClient, type LiveDocument } from './testing/live-client.ts';
import { startLiveServer } from './testing/live-server.ts';
import { seeded, seedsOfRun } from './testing/seeded.ts';
import { serveGlasses } from './testing/serve-glasses.ts';
import { STORES, type StartedStore } from './testing/stores.ts';
import { testPanel } from './testing/test-panel.ts';
import { storedCopy } from './testing/use-live.ts';

const SEEDS = seedsOfRun();
const TASTERS = [1, 2, 3, 4, 5, 6];
const GLASSES = ['101', '102', '103'];
const STEPS = 300;

/**
 * One booth: the documents that the device keeps over reloads, and the marks that the taster made
 * on each sheet.
 */
type Booth = {
  readonly number: number;
  client: LiveClient;
  readonly sheets: Map<string, LiveDocument>;
  readonly marked: Map<string, Map<AttributeKey, number | null>>;
  offline: boolean;
};

const marksOf = (doc: Y.Doc) => {
  const sheet = readEvaluation(doc);
  if (!sheet.ok) throw new Error(`unreadable sheet: ${sheet.code}`);
  return sheet.value.marks;
};

describe.each(STORES)('a storm on $name', ({ name: database, start }) => {
  let place: StartedStore;
  beforeAll(async () => {
    place = await start();
  });
  afterAll(() => place.stop());

  test.each(SEEDS)(
    'KEE-1 SYN-1 whatever is cut, reloaded or killed, no mark is lost and none is called stored too soon (seed %i)',
    async (seed) => {
      console.log(`storm on ${database}: STORM_SEED=${seed}`);
      const chance = seeded(seed);
      const { store, database: real } = place;
      const people = testPanel(await place.foundPanel());
      await serveGlasses(
        real,
        people,
        TASTERS.flatMap((number) => GLASSES.map((code) => [number, code] as const)),
      );
      const weather = { failing: false };
      /**
       * Starts a process with its own view of the store: after the process was killed, it writes
       * nothing more.
       */
      const processOn = async (chosen?: number) => {
        const life = { ended: false };
        const shaken: DocumentStore = {
          ...store,
          append: async (updates) => {
            if (life.ended || weather.failing) throw new Error('disk full');
            return store.append(updates);
          },
        };
        const server = await startLiveServer(
          { database: real, store: shaken },
          chosen === undefined ? {} : { port: chosen },
        );
        const kill = async () => {
          life.ended = true;
          await server.crash();
          await server.sync.queue.close(0);
        };
        return { ...server, kill };
      };
      let server = await processOn();
      const port = Number(new URL(server.url).port);
      const rescue = join(await mkdtemp(join(tmpdir(), 'verdial-storm-')), 'rescue.jsonl');
      for (const number of TASTERS) {
        for (const code of GLASSES)
          await server.sync.create(people.sheet(number, code), (doc, birth) =>
            createEvaluation(doc, birth),
          );
      }

      const booths: Booth[] = TASTERS.map((number) => ({
        number,
        client: connectClient(server.url, people.taster(number)),
        sheets: new Map(),
        marked: new Map(GLASSES.map((code) => [code, new Map<AttributeKey, number | null>()])),
        offline: false,
      }));
      const openSheets = (booth: Booth) => {
        for (const code of GLASSES) {
          const kept = booth.sheets.get(code);
          const doc = new Y.Doc();
          if (kept) Y.applyUpdate(doc, Y.encodeStateAsUpdate(kept.doc));
          booth.sheets.set(code, booth.client.open(people.sheet(booth.number, code), doc));
        }
      };
      for (const booth of booths) openSheets(booth);
      await Promise.all(
        booths.flatMap(({ sheets }) => [...sheets.values()].map((s) => s.synced())),
      );
      const leader = connectClient(server.url, people.leader);
      const board = new Map(
        booths.flatMap(({ number }) =>
          GLASSES.map((code) => [
            people.sheet(number, code),
            leader.open(people.sheet(number, code)),
          ]),
        ),
      );

      const actions: Record<string, (booth: Booth) => Promise<void> | void> = {
        mark(booth) {
          const [code, attribute] = [chance.pick(GLASSES), chance.pick(ATTRIBUTE_KEYS)];
          const value = chance.whole(12) === 0 ? null : chance.whole(101);
          const sheet = booth.sheets.get(code);
          if (sheet === undefined || (value !== null && !isMillimetres(value))) return;
          setMark(sheet.doc, attribute, value);
          booth.marked.get(code)?.set(attribute, value);
        },
        cut(booth) {
          booth.client.cut();
          booth.offline = true;
        },
        mend(booth) {
          booth.client.mend();
          booth.offline = false;
        },
        reload(booth) {
          booth.client.close();
          booth.client = connectClient(server.url, people.taster(booth.number));
          booth.offline = false;
          openSheets(booth);
        },
        async kill() {
          await server.kill();
          server = await processOn(port);
        },
        async restart() {
          await server.close(2_000, rescue);
          server = await processOn(port);
        },
        trouble() {
          weather.failing = !weather.failing;
        },
      };
      const weights = [
        ...Array<string>(40).fill('mark'),
        'cut',
        'cut',
        'mend',
        'mend',
        'mend',
        'reload',
        'reload',
        'kill',
        'restart',
        'trouble',
      ];

      const announcedIsStored = async () => {
        for (const booth of booths) {
          for (const [code, sheet] of booth.sheets) {
            if (!sheet.isStored()) continue;
            const own = Y.decodeStateVector(Y.encodeStateVector(sheet.doc));
            const copy = await storedCopy(store, people.sheet(booth.number, code));
            const held = Y.decodeStateVector(Y.encodeStateVector(copy));
            expect(covers(held, own), `seed ${seed}: ${booth.number}/${code}`).toBe(true);
          }
        }
      };

      for (let step = 0; step < STEPS; step += 1) {
        const action = chance.pick(weights);
        if (weather.failing && action === 'restart') weather.failing = false;
        await actions[action]?.(chance.pick(booths));
        for (let turns = chance.whole(8); turns > 0; turns -= 1) await turn();
        if (step % 10 === 0) await announcedIsStored();
      }

      weather.failing = false;
      for (const booth of booths) booth.client.mend();
      await Promise.all(
        booths.flatMap(({ sheets }) => [...sheets.values()].map((s) => s.stored())),
      );
      for (const booth of booths) {
        for (const [code, marked] of booth.marked) {
          const wanted = Object.fromEntries([...marked].filter(([, value]) => value !== null));
          const name = people.sheet(booth.number, code);
          expect(marksOf(await storedCopy(store, name)), `seed ${seed}: ${name}`).toEqual(wanted);
          const seen = board.get(name);
          await vi.waitUntil(
            () =>
              seen !== undefined &&
              JSON.stringify(sorted(marksOf(seen.doc))) === JSON.stringify(sorted(wanted)),
            { timeout: 20_000 },
          );
        }
      }
      for (const booth of booths) booth.client.close();
      leader.close();
      await server.close(2_000, rescue);
    },
    240_000,
  );
});

const sorted = (marks: Readonly<Record<string, number | null | undefined>>) =>
  Object.entries(marks).sort(([a], [b]) => (a < b ? -1 : 1));
