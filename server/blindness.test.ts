import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
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
} from '../domain/documents/session.document.ts';
import { readTray } from '../domain/documents/tray.document.ts';
import { sampleForm } from '../domain/samples/testing/sample-row.ts';
import { draw } from '../domain/sessions/draw.ts';
import { tasterForm } from '../domain/tasters/testing/taster-row.ts';
import { ATTRIBUTE_KEYS } from '../domain/words/attributes.ts';
import { parseEntryId, parseSampleId, parseTasterId } from '../domain/words/ids.ts';
import { isMillimetres } from '../domain/words/millimetres.ts';
import { type LiveName, type Person, wholeProduct } from './testing/whole-product.ts';

/** A word that occurs in every sample of the panel. */
const MARK = 'Picual';
const Id = z.object({ id: z.string() });
const Me = z.object({ panel: z.object({ id: z.string() }) });
const Opened = z.object({ invitation: z.object({ path: z.string() }) });

let product: Awaited<ReturnType<typeof wholeProduct>>;
let people: Readonly<Record<'leader' | 'assistant' | 'ana' | 'ben' | 'foreign', Person>>;
const of = { panel: '', ana: '', ben: '', samples: ['', ''], codes: [''] };

function well<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('missing');
  return value;
}

const sampleOf = (number: number) =>
  sampleForm({
    code: `${MARK}-${number}`,
    externalReference: MARK,
    initialQuantity: 500,
    additionalInfo: MARK,
  });
const tasterOf = (name: string) => tasterForm({ code: name, firstName: name, lastName: 'Vera' });

beforeAll(async () => {
  product = await wholeProduct();
  const leader = await product.found('Panel Alcaudete', 'own.leader');
  const foreign = await product.found('Panel Martos', 'other.leader');
  of.panel = Me.parse((await leader.call('GET', '/api/me')).value).panel.id;
  const register = async (path: string, form: object) =>
    Id.parse((await leader.call('POST', path, form)).value).id;
  of.samples = [
    await register('/api/samples', sampleOf(1)),
    await register('/api/samples', sampleOf(2)),
  ];
  of.ana = await register('/api/tasters', tasterOf('ana'));
  of.ben = await register('/api/tasters', tasterOf('ben'));
  for (const account of [
    { role: 'adjuntos', name: 'Marta', username: 'marta', email: '' },
    { role: 'catadores', taster: of.ana, username: 'ana', email: '' },
    { role: 'catadores', taster: of.ben, username: 'ben', email: '' },
  ]) {
    const opened = await leader.call('POST', '/api/accounts', account);
    await product.choose(Opened.parse(opened.value).invitation.path);
  }
  const [assistant, ana, ben] = [
    await product.signIn('marta'),
    await product.signIn('ana'),
    await product.signIn('ben'),
  ];
  people = { leader, assistant, ana, ben, foreign };
  const plan = { date: '2026-11-27', training: false };
  for (const by of [leader, foreign]) await by.call('POST', '/api/commands/create-session', plan);
});
afterAll(() => product.close());

const name = (kind: string, whose = '') => `${of.panel}/${kind}/1${whose}`;

const sheetOfAna = () => name('evaluation', `.${of.ana}.${of.codes[0]}`);

/** Marks every line of a sheet and signs it. */
function fill(doc: Y.Doc): void {
  const at = new Date().toISOString();
  const screen = { pixelsPerMm: 4, pixelRatio: 1, device: 'booth', at };
  const calibration = { ...screen, window: [1280, 800] } as const;
  startEvaluation(doc, { at, language: 'en', calibration });
  setHeatingDevice(doc, '3');
  for (const attribute of ATTRIBUTE_KEYS) {
    const mm = attribute === 'fruity' ? 40 : 0;
    if (isMillimetres(mm)) setMark(doc, attribute, mm);
  }
  setFruityKind(doc, 'green');
  signEvaluation(doc, { strokes: [[0, 0, 10, 10]], at });
}

async function reach(who: Person, document: string): Promise<'nothing' | 'read' | 'write'> {
  const live = who.open(document);
  try {
    const refused = await Promise.race([
      live.synced.then(() => null),
      live.closed.then(({ reason }) => reason),
    ]);
    if (refused === null) return live.mayWrite() ? 'write' : 'read';
    expect(refused).toBe('out-of-reach');
    return 'nothing';
  } finally {
    live.end();
  }
}

/**
 * The permissions of each account for a document: leader, assistant, Ana, Ben, the leader of
 * another panel.
 */
async function reaches(document: string) {
  const { leader, assistant, ana, ben, foreign } = people;
  const found: string[] = [];
  for (const who of [leader, assistant, ana, ben, foreign]) found.push(await reach(who, document));
  return found.join(' ');
}

async function held(who: Person, document: string): Promise<LiveName> {
  const live = who.open(document);
  await live.synced;
  return live;
}

describe('BLI-2 what is sent to whom, by true accounts, in the whole product', () => {
  test('a plan is the desk’s; before it is shown there is nothing else', async () => {
    const plan = await held(people.leader, name('session'));
    of.samples.forEach((sample, rank) => {
      const id = well(parseEntryId(crypto.randomUUID()));
      putEntry(plan.doc, { id, sample: well(parseSampleId(sample)), replicate: 1, rank });
    });
    setPlanField(plan.doc, 'checks', { of: 'elsewhere', reference: `${MARK} 26/118` });
    for (const taster of [of.ana, of.ben]) setInvited(plan.doc, well(parseTasterId(taster)), true);
    const value = readPlan(plan.doc);
    if (!value.ok) throw new Error(value.code);
    putDraw(
      plan.doc,
      draw(value.value, new Map(), (below) => Math.floor(Math.random() * below)),
    );
    await plan.stored();
    plan.end();
    expect(await reaches(name('session'))).toBe('write write nothing nothing nothing');
    expect(await reach(people.ana, name('tray', `.${of.ana}`))).toBe('nothing');
    expect(await people.ana.call('GET', '/api/evaluations')).toMatchObject({
      value: { open: [], performed: { total: 0, rows: [] } },
    });
  });

  test('a shown session: each taster the own tray and sheets, and no word of a sample in them', async () => {
    const shown = await people.assistant.call('POST', '/api/commands/show-session', { session: 1 });
    expect(shown.status).toBe(200);
    const tray = await held(people.ana, name('tray', `.${of.ana}`));
    const sent = Buffer.from(Y.encodeStateAsUpdate(tray.doc)).toString('latin1');
    const value = readTray(tray.doc);
    if (!value.ok) throw new Error(value.code);
    of.codes = value.value.glasses.map(({ code }) => code);
    tray.end();
    for (const code of of.codes) expect(sent).toContain(code);
    for (const secret of [MARK, ...of.samples, of.ben]) expect(sent).not.toContain(secret);
    expect(of.codes).toHaveLength(2);
    expect(await reaches(name('tray', `.${of.ana}`))).toBe('read read read nothing nothing');
    expect(await reaches(sheetOfAna())).toBe('read read write nothing nothing');
    const notes = name('assessment', `.${of.samples[0]}`);
    expect(await reaches(notes)).toBe('write write nothing nothing nothing');
  });

  test('a sealed sheet is its taster’s to read, and on nobody else’s list', async () => {
    const { ana, ben } = people;
    const [code] = of.codes;
    const live = await held(ana, sheetOfAna());
    fill(live.doc);
    await live.stored();
    live.end();
    const seal = { session: 1, code };
    const sealed = await ana.call('POST', '/api/commands/seal-sheet', seal);
    expect(sealed.status).toBe(200);
    for (const sample of of.samples) expect(sealed.text).not.toContain(sample);
    expect(await reaches(sheetOfAna())).toBe('read read read nothing nothing');
    const open = [{ session: 1, date: '2026-11-27', state: 'open' }];
    expect(await ana.call('GET', '/api/evaluations')).toMatchObject({
      value: { open, performed: { total: 1, rows: [{ session: 1, code }] } },
    });
    expect(await ben.call('GET', '/api/evaluations')).toMatchObject({
      value: { open, performed: { total: 0, rows: [] } },
    });
  });
});
