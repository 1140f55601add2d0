import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  setPoints,
  signEvaluation,
  startEvaluation,
} from '../../domain/documents/evaluation.document.ts';
import { formatDocumentName } from '../../domain/documents/name.ts';
import { AWARD_100 } from '../../domain/sheets/definition/award-100.ts';
import { itemsOf } from '../../domain/sheets/definition/points.ts';
import { formatWall } from '../../domain/watching/watch-address.ts';
import { parseSessionCode, parseTasterId, parseTastingCode } from '../../domain/words/ids.ts';
import type { Device } from '../support/hand-in.ts';
import type { Desk } from '../support/served-session.ts';

const Sessions = z.object({ rows: z.array(z.object({ session: z.int(), state: z.string() })) });
const Results = z.object({
  rows: z.array(z.object({ session: z.int(), sample: z.object({ id: z.string() }) })),
});
const Rows = z.object({ rows: z.array(z.object({ id: z.string(), code: z.string() })) });
const Key = z.object({ key: z.string() });

/**
 * Finds the ids that the addresses of the desk contain: the newest session of each state, a judged
 * sample, and one record of each register.
 */
export async function deskFacts(desk: Desk): Promise<Record<string, string>> {
  const sessions = Sessions.parse(await desk.get('/api/sessions?size=100')).rows;
  const [result] = Results.parse(await desk.get('/api/results')).rows;
  const [sample] = Rows.parse(await desk.get('/api/samples?sort=code')).rows;
  const [taster] = Rows.parse(await desk.get('/api/tasters?sort=code')).rows;
  const of = (state: string) => sessions.find((one) => one.state === state)?.session;
  const found = {
    draft: of('draft'),
    shown: of('shown'),
    validated: result?.session,
    judged: result?.sample.id,
    sample: sample?.id,
    taster: taster?.id,
    tasterCode: taster?.code,
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
}

/**
 * Creates a key for the wall display of a session; returns the rest of its address after the path.
 */
export async function wallOf(desk: Desk, session: number): Promise<string> {
  const ends = new Date(Date.now() + 86_400_000).toISOString();
  const asked = { id: randomUUID(), name: 'Screen in the room', session, ends };
  const { key } = Key.parse(await desk.post('/api/watch-keys', asked));
  const number = parseSessionCode(session);
  if (number === null) throw new Error('no session');
  return `#${formatWall({ panel: desk.panel, session: number }, key)}`;
}

/** Enters points for a glass, each item so many below its maximum, and signs. */
export async function givePoints(
  device: Device,
  session: number,
  text: string,
  below: number,
): Promise<void> {
  const number = parseSessionCode(session);
  const taster = parseTasterId(device.id);
  const code = parseTastingCode(text);
  if (number === null || taster === null || code === null) throw new Error('no such sheet');
  const { panel } = device.desk;
  const name = formatDocumentName({ kind: 'evaluation', panel, session: number, taster, code });
  const at = new Date().toISOString();
  await device.desk.change(name, (doc) => {
    const screen = { pixelsPerMm: 3.78, pixelRatio: 1, device: 'booth', at } as const;
    startEvaluation(doc, { at, language: 'en', calibration: { ...screen, window: [1280, 800] } });
    for (const { key, maximum } of itemsOf(AWARD_100))
      setPoints(doc, key, Math.max(0, maximum - below));
    signEvaluation(doc, { strokes: [[100, 100, 400, 300, 700, 200]], at });
  });
  await device.desk.command('seal-sheet', { session, code: text });
}
