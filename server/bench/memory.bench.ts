import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { setMark } from '../../domain/documents/evaluation.document.ts';
import { readTray } from '../../domain/documents/tray.document.ts';
import { ATTRIBUTE_KEYS } from '../../domain/words/attributes.ts';
import { isMillimetres } from '../../domain/words/millimetres.ts';
import { connectWith, type LiveDocument } from '../sync/testing/live-client.ts';
import { signIn } from './honest-account.ts';
import { type Held, type MeasuredProcess, measuredProcess } from './measured-process.ts';

/** What a server held at one moment, with its greatest resident size so far. */
export type MemoryFigures = Held & { readonly when: string; readonly most: number };

/** For how long a server is left alone before it is measured, in ms. */
const AT_REST = 20_000;
const DAY = 60_000;
const IDLE = 75_000;
/** The pauses of a taster between two marks, and of the desk between two requests, in ms. */
const MARK_EVERY = 250;
const ASK_EVERY = 150;

const Accounts = z.object({
  accounts: z.array(z.object({ username: z.string(), password: z.string(), role: z.string() })),
});
const Me = z.object({
  panel: z.object({ id: z.string() }),
  taster: z.object({ id: z.string() }).nullable(),
});
const Own = z.object({ open: z.array(z.object({ session: z.number(), state: z.string() })) });

/** What people of the desk open in a day. */
const DESK = [
  'today',
  'days',
  'sessions',
  'samples',
  'samples?search=picual',
  'tasters',
  'results',
  'assessments',
  'quality/months',
  'quality/names',
  'quality/training',
  'quality/notes',
  'marks_long.csv',
  'audit',
  'reports',
  'settings',
  'settings/book',
  'accounts',
];

/**
 * Benchmarks the memory of the product of a checkout: just started and empty, started again, with
 * the demonstration, after a day of use that is played in a minute, and when it was left alone.
 */
export async function benchMemory(
  root: string,
  tell: (figures: MemoryFigures) => void,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'verdial-memory-'));
  try {
    for (const when of ['first start, empty', 'second start, empty']) {
      const server = await measuredProcess(root, folder);
      const told = async (moment: string) =>
        tell({ when: moment, most: server.peak(), ...(await server.held()) });
      await told(`${when}, live after ${(server.live / 1000).toFixed(1)} s`);
      await pause(AT_REST);
      await told(`${when}, at rest`);
      await server.stop();
    }
    const server = await measuredProcess(root, folder);
    const told = async (when: string) =>
      tell({ when, most: server.most(), ...(await server.held()) });
    const accounts = await openDemonstration(server);
    await told('demonstration filled');
    await playDay(server.url, accounts);
    await told('after a day of use');
    await pause(IDLE);
    await told('left alone for 75 s');
    await server.stop();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type People = z.infer<typeof Accounts>['accounts'];

async function openDemonstration({ url }: MeasuredProcess): Promise<People> {
  const answer = await fetch(`${url}/api/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ way: 'demonstration', timeZone: 'UTC' }),
  });
  return Accounts.parse(await answer.json()).accounts;
}

/** Every taster marks the open sheets of the session, while the desk opens all of its lists. */
async function playDay(url: string, people: People): Promise<void> {
  const until = performance.now() + DAY;
  const isOver = (): boolean => performance.now() > until;
  await Promise.all(
    people.map(async (person) => {
      const cookie = await signIn(url, person);
      await (person.role === 'catadores'
        ? taste(url, cookie, isOver)
        : askAll(url, cookie, isOver));
    }),
  );
}

async function askAll(url: string, cookie: string, isOver: () => boolean): Promise<void> {
  for (let count = 0; !isOver(); count += 1) {
    const answer = await fetch(`${url}/api/${DESK[count % DESK.length]}`, { headers: { cookie } });
    await answer.arrayBuffer();
    await pause(ASK_EVERY);
  }
}

async function taste(url: string, cookie: string, isOver: () => boolean): Promise<void> {
  const get = async (path: string): Promise<unknown> =>
    (await fetch(`${url}/api/${path}`, { headers: { cookie } })).json();
  const { panel, taster } = Me.parse(await get('me'));
  const client = connectWith(`${url.replace('http', 'ws')}/collab`, { cookie }, url);
  const sheets: LiveDocument[] = [];
  for (const { session, state } of Own.parse(await get('evaluations')).open) {
    if (state !== 'open' || taster === null) continue;
    const tray = client.open(`${panel.id}/tray/${session}.${taster.id}`);
    await tray.synced();
    const read = readTray(tray.doc);
    for (const { code, sealed } of read.ok ? read.value.glasses : [])
      if (sealed === null)
        sheets.push(client.open(`${panel.id}/evaluation/${session}.${taster.id}.${code}`));
  }
  await Promise.all(sheets.map((sheet) => sheet.synced()));
  for (let count = 0; !isOver(); count += 1) {
    const [sheet, key, mm] = [
      sheets[count % sheets.length],
      ATTRIBUTE_KEYS[count % ATTRIBUTE_KEYS.length],
      count % 101,
    ];
    if (sheet !== undefined && key !== undefined && isMillimetres(mm)) setMark(sheet.doc, key, mm);
    if (count % 20 === 0) await get('evaluations');
    await pause(MARK_EVERY);
  }
  client.close();
}
