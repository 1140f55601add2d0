import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as Y from 'yjs';
import { z } from 'zod';
import {
  setFruityKind,
  setHeatingDevice,
  setMark,
  signEvaluation,
  startEvaluation,
} from '../domain/documents/evaluation.document.ts';
import {
  putDraw,
  putEntry,
  readPlan,
  setInvited,
  setPlanField,
  setTarget,
  setTargetWords,
} from '../domain/documents/session.document.ts';
import { readTray } from '../domain/documents/tray.document.ts';
import { sampleForm } from '../domain/samples/testing/sample-row.ts';
import { draw } from '../domain/sessions/draw.ts';
import { tasterForm } from '../domain/tasters/testing/taster-row.ts';
import { mm } from '../domain/testing/mm.ts';
import { ATTRIBUTE_KEYS } from '../domain/words/attributes.ts';
import { parseEntryId, parseSampleId, parseTasterId } from '../domain/words/ids.ts';
import { type LiveName, type Person, wholeProduct } from './testing/whole-product.ts';

/** Words that occur only in the target. */
const SECRET = 'damp cellar 4711';
const Id = z.object({ id: z.string() });
const Me = z.object({ panel: z.object({ id: z.string() }) });
const Opened = z.object({ invitation: z.object({ path: z.string() }) });

let product: Awaited<ReturnType<typeof wholeProduct>>;
beforeAll(async () => {
  product = await wholeProduct();
});
afterAll(() => product.close());

function well<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('missing');
  return value;
}

async function held(who: Person, document: string): Promise<LiveName> {
  const live = who.open(document);
  await live.synced;
  return live;
}

/** A panel with one taster who has an account, and two samples. */
async function panelOfOne() {
  const leader = await product.found('Panel Alcaudete', 'leader');
  const panel = Me.parse((await leader.call('GET', '/api/me')).value).panel.id;
  const register = async (path: string, form: object) =>
    Id.parse((await leader.call('POST', path, form)).value).id;
  const samples = [
    await register('/api/samples', sampleForm({ code: 'A', initialQuantity: 500 })),
    await register('/api/samples', sampleForm({ code: 'B', initialQuantity: 500 })),
  ];
  const taster = await register('/api/tasters', tasterForm({ code: 'ana', lastName: 'Vera' }));
  const account = { role: 'catadores', taster, username: 'ana', email: '' };
  const opened = await leader.call('POST', '/api/accounts', account);
  await product.choose(Opened.parse(opened.value).invitation.path);
  return { leader, ana: await product.signIn('ana'), panel, samples, taster };
}

/** Plans a training session with feedback and a target for each sample, and shows it. */
async function shown({ leader, panel, samples, taster }: Awaited<ReturnType<typeof panelOfOne>>) {
  const created = { date: '2026-11-27', training: true };
  await leader.call('POST', '/api/commands/create-session', created);
  const plan = await held(leader, `${panel}/session/1`);
  samples.forEach((text, rank) => {
    const sample = well(parseSampleId(text));
    putEntry(plan.doc, { id: well(parseEntryId(crypto.randomUUID())), sample, replicate: 1, rank });
    setTarget(plan.doc, sample, 'musty', { value: mm(73), low: mm(71), high: mm(79) });
    setTargetWords(plan.doc, sample, `${SECRET} ${rank}`);
  });
  setPlanField(plan.doc, 'answers', true);
  setInvited(plan.doc, well(parseTasterId(taster)), true);
  const value = readPlan(plan.doc);
  if (!value.ok) throw new Error(value.code);
  putDraw(
    plan.doc,
    draw(value.value, new Map(), (below) => below - 1),
  );
  await plan.stored();
  plan.end();
  const answer = await leader.call('POST', '/api/commands/show-session', { session: 1 });
  if (answer.status !== 200) throw new Error(answer.text);
}

function fill(doc: Y.Doc): void {
  const at = new Date().toISOString();
  const screen = { pixelsPerMm: 4, pixelRatio: 1, device: 'booth', at };
  startEvaluation(doc, { at, language: 'en', calibration: { ...screen, window: [1280, 800] } });
  setHeatingDevice(doc, '3');
  for (const attribute of ATTRIBUTE_KEYS)
    setMark(doc, attribute, mm(attribute === 'fruity' ? 40 : 0));
  setFruityKind(doc, 'green');
  signEvaluation(doc, { strokes: [[0, 0, 10, 10]], at });
}

test('TRN-3 of an answer nothing is sent to the taster’s device before the server sealed that very glass: not on a socket, not by a route', async () => {
  const people = await panelOfOne();
  const { leader, ana, panel, taster } = people;
  await shown(people);
  const tray = await held(ana, `${panel}/tray/1.${taster}`);
  const value = readTray(tray.doc);
  if (!value.ok) throw new Error(value.code);
  const codes = value.value.glasses.map(({ code }) => code);
  const sheets = await Promise.all(
    codes.map((code) => held(ana, `${panel}/evaluation/1.${taster}.${code}`)),
  );
  const routes = ['/api/me', '/api/evaluations', '/api/evaluations/1/figures'];
  const told = async (): Promise<string> => {
    const answers = await Promise.all(routes.map((path) => ana.call('GET', path)));
    const sockets = [tray, ...sheets].map(({ received }) => received());
    return [...answers.map(({ text }) => text), ...sockets].join('\n');
  };
  // A taster's device may open no other document of the session.
  const plan = ana.open(`${panel}/session/1`);
  expect((await plan.closed).reason).toBe('out-of-reach');
  expect(plan.received()).not.toContain(SECRET);
  plan.end();

  expect(await told()).not.toContain(SECRET);
  const [first, second] = [well(sheets[0]), well(sheets[1])];
  fill(first.doc);
  await first.stored();
  const sealed = await ana.call('POST', '/api/commands/seal-sheet', { session: 1, code: codes[0] });
  expect(sealed.status).toBe(200);
  expect(sealed.text).not.toContain(SECRET);
  await expect.poll(() => tray.received()).toContain(SECRET);
  // That glass has feedback, the other has none.
  const glasses = () => {
    const now = readTray(tray.doc);
    if (!now.ok) throw new Error(now.code);
    return now.value.glasses.map(({ answer }) => answer?.target?.words ?? null);
  };
  expect(glasses()).toEqual([expect.stringContaining(SECRET), null]);
  const other = new Set([0, 1].map((rank) => `${SECRET} ${rank}`));
  other.delete(String(glasses()[0]));
  for (const words of other) expect(await told()).not.toContain(words);

  // After re-opening, the server sends the device nothing of it.
  const reason = 'marked the wrong line';
  const again = { session: 1, taster, code: codes[0], reason };
  expect((await leader.call('POST', '/api/commands/reopen-sheet', again)).status).toBe(200);
  await expect.poll(glasses).toEqual([null, null]);
  const fresh = await held(ana, `${panel}/tray/1.${taster}`);
  expect(fresh.received()).not.toContain(SECRET);
  for (const live of [tray, first, second, fresh]) live.end();
});
