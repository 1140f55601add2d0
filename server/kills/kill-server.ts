import { setTimeout as pause } from 'node:timers/promises';
import * as Y from 'yjs';
import { productProcess } from '../../tools/product-process.ts';
import { connectWith, type LiveClient } from '../sync/testing/live-client.ts';
import { seeded } from '../sync/testing/seeded.ts';
import { type AttackedPanel, PASSWORD } from './attacked-panel.ts';
import { type MarkedSheet, markedSheet } from './marked-sheet.ts';
import { createRetriedCommands } from './retried-commands.ts';

/** The result of a run of kills (crash test). */
export type KillFigures = {
  readonly kills: number;
  /** Marks that were acknowledged as stored since the last kill, and compared after the next. */
  readonly checked: number;
  /** Sheets compared. */
  readonly sheets: number;
  /** Kills before which no new mark was acknowledged as stored: they checked nothing new. */
  readonly idle: number;
  /**
   * Commands whose response was lost by a kill, and that were sent again with the same idempotency
   * key.
   */
  readonly retried: number;
  readonly wrong: readonly string[];
};

/** How often a server is killed, by what seed, and who is notified of it. */
export type KillPlan = {
  readonly kills: number;
  readonly seed: number;
  readonly onKill?: (figures: KillFigures) => void;
  /** Ends the run early; it then returns what it found until then (KEE-33). */
  readonly cutOff?: AbortSignal;
};

const LONGEST_LIFE_MS = 400;

/**
 * Tests that no acknowledged mark is lost in a crash (KEE-1). All tasters of a panel mark without
 * pause at the real server. It is killed with SIGKILL at a time that the seed picks, and started
 * again. Before any device reconnects, a new device's copy is compared with the marks that were
 * acknowledged as stored.
 */
export async function killServer(
  settings: Readonly<Record<string, string>>,
  panel: AttackedPanel,
  { kills, seed, onKill, cutOff }: KillPlan,
): Promise<KillFigures> {
  const chance = seeded(seed);
  const product = await productProcess(settings);
  await product.start();
  const address = `${product.url.replace('http', 'ws')}/collab`;
  const cookies = new Map<string, string>();
  for (const username of [panel.leader, ...panel.tasters.map((taster) => taster.username)])
    cookies.set(username, await signIn(product.url, username));
  const device = (username: string): LiveClient =>
    connectWith(address, { cookie: cookies.get(username) ?? '' }, product.url);

  const booths = panel.tasters.map(({ username }) => device(username));
  const sheets: readonly MarkedSheet[] = panel.tasters.flatMap((taster, index) =>
    taster.sheets.flatMap((name) => {
      const booth = booths[index];
      return booth === undefined ? [] : [markedSheet(name, booth.open(name))];
    }),
  );
  const commands = createRetriedCommands(product.url, cookies.get(panel.leader) ?? '');
  const told = (): number => sheets.reduce((sum, sheet) => sum + sheet.told(), 0);
  let figures: KillFigures = { kills: 0, checked: 0, sheets: 0, idle: 0, retried: 0, wrong: [] };
  let before = 0;

  async function killOn(): Promise<void> {
    while (figures.kills < kills && figures.wrong.length === 0) {
      for (const { live } of sheets) await live.synced();
      const marking = markOn(sheets, chance);
      const giving = commands.giveOn();
      await pause(20 + chance.whole(LONGEST_LIFE_MS));
      await product.kill();
      marking.stop();
      for (const booth of booths) booth.cut();
      const now = told();
      await giving;
      cutOff?.throwIfAborted();
      await product.start();
      const wrong = [...(await compare(device(panel.leader), sheets)), ...(await commands.check())];
      figures = {
        kills: figures.kills + 1,
        checked: figures.checked + now - before,
        sheets: figures.sheets + sheets.length,
        idle: figures.idle + (now === before ? 1 : 0),
        retried: commands.retried(),
        wrong,
      };
      before = now;
      onKill?.(figures);
      for (const booth of booths) booth.mend();
    }
  }

  try {
    await Promise.race([killOn(), aborted(cutOff)]);
  } catch (problem) {
    // An aborted run may fail in the middle of a step.
    if (cutOff?.aborted !== true) throw problem;
  } finally {
    for (const booth of booths) booth.close();
    await product.kill();
  }
  return figures;
}

/** Resolves when a run is aborted; never without a signal. */
const aborted = (cutOff: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (cutOff?.aborted === true) resolve();
    else cutOff?.addEventListener('abort', () => resolve(), { once: true });
  });

function markOn(sheets: readonly MarkedSheet[], chance: ReturnType<typeof seeded>) {
  const timer = setInterval(() => {
    for (let marks = chance.whole(6); marks > 0; marks -= 1) chance.pick(sheets).mark();
  }, 5);
  return { stop: () => clearInterval(timer) };
}

async function compare(reader: LiveClient, sheets: readonly MarkedSheet[]) {
  try {
    const problems = await Promise.all(
      sheets.map(async (sheet) => {
        const fresh = reader.open(sheet.name, new Y.Doc());
        await fresh.synced();
        return sheet.wrongIn(fresh.doc);
      }),
    );
    return problems.filter((problem) => problem !== null);
  } finally {
    reader.close();
  }
}

async function signIn(url: string, username: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/username`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ username, password: PASSWORD, rememberMe: true }),
  });
  if (!answer.ok) throw new Error(`${username}: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
