import * as Y from 'yjs';
import { apartLines, confirmLine } from '../../domain/documents/apart-lines.ts';
import {
  setComments,
  setFruityKind,
  setHeatingDevice,
  setMark,
  signEvaluation,
  startEvaluation,
} from '../../domain/documents/evaluation.document.ts';
import { planNotes } from '../../domain/documents/session.document.ts';
import type { Actor } from '../../domain/rights/actor.ts';
import { ATTRIBUTE_KEYS } from '../../domain/words/attributes.ts';
import { isMillimetres, type Millimetres } from '../../domain/words/millimetres.ts';
import { newCommandId } from '../database/contract/facts.ts';
import { changeServed, type ForgedValue, forgeDesk, forgeSheet } from './forged-values.ts';
import type { Device } from './installation/device.ts';
import type { Installation } from './installation/installation.ts';
import type { Snapshot } from './memory/row-tables.ts';
import type { Act, Step } from './script.ts';

/**
 * The test scene of a simulation: the installation, and what its operations (acts) have done to it.
 */
export type Stage = {
  readonly installation: Installation;
  /** The last backup (snapshot) of the database. */
  backup: Snapshot | null;
  /** Whether the database was ever restored from a backup, or lost data. */
  isOlder: boolean;
  /** Is called when the database was restored from an older backup, or lost data. */
  readonly onOlder: () => void;
  /** Is called when a taster signed this sheet on their device. */
  readonly onSigned: (name: string, doc: Y.Doc) => void;
  /** Is called when a client tries to write forbidden values. */
  readonly onForged: (all: readonly ForgedValue[]) => void;
  /** The documents whose logs lost updates. */
  readonly lostOf: Set<string>;
};

type Do = (stage: Stage, step: Step) => void;

const millimetres = (value: number): Millimetres => {
  const mm = value % 101;
  if (!isMillimetres(mm)) throw new Error('not on the line');
  return mm;
};
const pick = <Value>(list: readonly Value[], at: number): Value => {
  const value = list[at % list.length];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
};

/**
 * Writes to a document that is open on a device, if the page may write to it as far as it knows.
 */
function write(device: Device, name: string, act: (doc: Y.Doc) => void, { installation }: Stage) {
  const { owner, pool } = device.page();
  const handle = pool.handle(name);
  if (handle === null) return;
  const { ready, scope } = handle.status();
  if (ready && scope !== 'readonly') installation.world.as(owner, () => act(handle.doc));
}

const booths = ({ installation }: Stage) =>
  installation.devices.filter(({ actor }) => actor.taster !== null);
const sheet = ({ installation }: Stage, { actor }: Device, what: number): string =>
  pick(
    installation.panel.glasses.filter(({ taster }) => taster === actor.taster),
    what,
  ).name;
const onSheet =
  (act: (doc: Y.Doc, step: Step, by: { at: string; stage: Stage; name: string }) => void): Do =>
  (stage, step) => {
    const device = pick(booths(stage), step.who);
    const { world } = stage.installation;
    const at = new Date(world.time.at + device.page().owner.skew + (step.what % 997)).toISOString();
    const name = sheet(stage, device, step.what);
    write(device, name, (doc) => act(doc, step, { at, stage, name }), stage);
  };
const processName = ({ installation }: Stage, { who }: Step) =>
  pick(installation.processNames, who);
const deviceOf = ({ installation }: Stage, { who }: Step) => pick(installation.devices, who);

function command(stage: Stage, step: Step, actor: Actor, name: string, data: object): void {
  const { world, living } = stage.installation;
  const all = living();
  if (all.length === 0) return;
  const { owner, commands } = pick(all, step.what);
  world.as(owner, () => {
    // Any id will do, since each operation has its own idempotency key.
    const given = { id: newCommandId(), from: '10.0.0.7' };
    commands.execute(actor, name, data, given).then(
      (answer) => world.tell(`${owner.name} answers ${name}: ${answer.ok ? 'done' : answer.code}`),
      () => world.tell(`${owner.name} fails ${name}`),
    );
  });
}

/** The operations of a simulation, with the faults to inject, by name. */
export const ACTS: Readonly<Record<Exclude<Act, 'settle'>, Do>> = {
  mark: onSheet((doc, { who, what }) =>
    setMark(doc, pick(ATTRIBUTE_KEYS.slice(0, 3), who), what % 7 === 0 ? null : millimetres(what)),
  ),
  comment: onSheet((doc, { what }) => setComments(doc, `word ${what}`)),
  sign: onSheet((doc, { what }, { at, stage, name }) => {
    const screen = { pixelsPerMm: 4, pixelRatio: 1, device: 'booth', at } as const;
    startEvaluation(doc, { at, language: 'en', calibration: { ...screen, window: [1280, 800] } });
    setHeatingDevice(doc, '3');
    for (const [place, attribute] of ATTRIBUTE_KEYS.entries())
      if (typeof doc.getMap('marks').get(attribute) !== 'number')
        setMark(doc, attribute, millimetres(place === 0 ? what : 0));
    setMark(doc, 'fruity', millimetres(1 + (what % 99)));
    setFruityKind(doc, 'green');
    for (const attribute of ATTRIBUTE_KEYS.slice(0, 6)) setMark(doc, attribute, millimetres(0));
    for (const line of Object.keys(apartLines(doc))) confirmLine(doc, line);
    const sign = stage.installation.swaps.sign ?? signEvaluation;
    sign(doc, { strokes: [[0, 0, 10, 10]], at });
    stage.onSigned(name, doc);
  }),
  seal(stage, step) {
    const { actor } = pick(booths(stage), step.who);
    const { panel } = stage.installation;
    const { code } = pick(
      panel.glasses.filter(({ taster }) => taster === actor.taster),
      step.what,
    );
    command(stage, step, actor, 'seal-sheet', { session: panel.session, code });
  },
  reopen(stage, step) {
    const { panel } = stage.installation;
    const { taster, code } = pick(panel.glasses, step.who);
    const data = { session: panel.session, taster, code, reason: `reason ${step.what}` };
    command(stage, step, panel.person('leader', null), 'reopen-sheet', data);
  },
  plan(stage, step) {
    const desk = stage.installation.devices.find(({ actor }) => actor.taster === null);
    if (desk !== undefined)
      write(
        desk,
        stage.installation.panel.plan,
        (doc) => planNotes(doc).insert(0, String(step.what % 60)),
        stage,
      );
  },
  cut: (stage, step) => stage.installation.network.cut(deviceOf(stage, step).name, false),
  'fall silent': (stage, step) => stage.installation.network.cut(deviceOf(stage, step).name, true),
  'half open': (stage, step) =>
    stage.installation.network.halfOpen(
      deviceOf(stage, step).name,
      step.what % 2 === 0 ? 'up' : 'down',
    ),
  mend: (stage, step) => stage.installation.network.mend(deviceOf(stage, step).name),
  notice: ({ installation }) => installation.network.notice(),
  reload: (stage, step) => deviceOf(stage, step).reload(),
  wipe(stage, step) {
    const device = deviceOf(stage, step);
    device.disk.wipe();
    device.reload();
  },
  'lose what is kept': (stage, step) => deviceOf(stage, step).disk.vanish(),
  'forge a sheet': (stage, step) => stage.onForged(forgeSheet(stage.installation, step)),
  'forge the desk': (stage, step) => stage.onForged(forgeDesk(stage.installation, step)),
  'change what was served'(stage, step) {
    const desk = stage.installation.devices.find(({ actor }) => actor.taster === null);
    if (desk === undefined) return;
    const { panel } = stage.installation;
    const { hostile, write: change } = changeServed(panel, step);
    stage.onForged([hostile]);
    write(desk, panel.plan, change, stage);
  },
  kill: (stage, step) => stage.installation.kill(processName(stage, step), false),
  'kill silently': (stage, step) => stage.installation.kill(processName(stage, step), true),
  end: (stage, step) => stage.installation.end(processName(stage, step)),
  'close the session'(stage, step) {
    const { panel } = stage.installation;
    const leader = panel.person('leader', null);
    command(stage, step, leader, 'close-session', { session: panel.session });
  },
  start: (stage, step) => stage.installation.start(processName(stage, step)),
  stall(stage, step) {
    const process = stage.installation.process(processName(stage, step));
    if (process !== undefined) process.owner.stalled = true;
  },
  'go on'({ installation }) {
    for (const { owner } of installation.living()) owner.stalled = false;
  },
  'fill the disk': ({ installation }) => installation.disks.full(true),
  'free the disk': ({ installation }) => installation.disks.full(false),
  'fail a commit': (stage, step) => plan(stage, step, 'failed'),
  'lose an answer': (stage, step) => plan(stage, step, 'unanswered'),
  'silence the broker': ({ installation }) => installation.news.silence(),
  'hear the broker': ({ installation }, { what }) => installation.news.speak(what % 2 === 0),
  'move a clock'(stage, step) {
    const owners = [
      ...stage.installation.living().map(({ owner }) => owner),
      ...stage.installation.devices.map((device) => device.page().owner),
    ];
    pick(owners, step.who).skew += ((step.what % 7) - 3) * 3_600_000;
  },
  compact(stage, step) {
    const all = stage.installation.living();
    if (all.length === 0) return;
    const { owner, store } = pick(all, step.who);
    const { name } = pick(stage.installation.panel.glasses, step.what);
    stage.installation.world.as(owner, () => {
      store
        .compact(name, (parts) => Y.mergeUpdates([...parts]))
        .catch(() => stage.installation.world.tell(`${owner.name} did not compact`));
    });
  },
  'back up'(stage) {
    stage.backup = stage.installation.disks.committed();
  },
  restore(stage) {
    if (stage.backup === null) return;
    stage.installation.restore(stage.backup);
    stage.onOlder();
  },
  'cut a log'(stage, step) {
    const { disks, tables, panel } = stage.installation;
    const { name } = pick(panel.glasses, step.who);
    stage.installation.restore(disks.committed());
    const id = tables.rows('documents').find((row) => row['name'] === name)?.['id'];
    const last = Math.max(
      ...tables
        .rows('document_updates')
        .filter((row) => row['document'] === id)
        .map((row) => Number(row['place'])),
    );
    const lost = last - (step.what % 3);
    const isLost = (row: { readonly [column: string]: unknown }) =>
      row['document'] === id && Number(row['place']) >= lost;
    if (tables.remove('document_updates', null, isLost) === 0) return;
    stage.lostOf.add(name);
    stage.onOlder();
  },
  wait({ installation }, { what }) {
    installation.world.time.at += what % 3 === 0 ? what % 20_000 : what % 700;
  },
};

function plan(stage: Stage, step: Step, outcome: 'failed' | 'unanswered'): void {
  const process = stage.installation.process(processName(stage, step));
  if (process?.owner.alive === true) stage.installation.disks.plan(process.owner, outcome);
}
