import type * as Y from 'yjs';
import { planName, sheetName, trayName } from '../../../domain/documents/document-names.ts';
import {
  type Points,
  setFruityKind,
  setHeatingDevice,
  setMark,
  setPoints,
  signEvaluation,
  startEvaluation,
} from '../../../domain/documents/evaluation.document.ts';
import {
  putDraw,
  putEntry,
  readPlan,
  setInvited,
} from '../../../domain/documents/session.document.ts';
import { readTray, type TrayValue } from '../../../domain/documents/tray.document.ts';
import type { Actor } from '../../../domain/rights/actor.ts';
import { sampleForm } from '../../../domain/samples/testing/sample-row.ts';
import { draw } from '../../../domain/sessions/draw.ts';
import { tasterForm } from '../../../domain/tasters/testing/taster-row.ts';
import { ATTRIBUTE_KEYS, type AttributeKey } from '../../../domain/words/attributes.ts';
import {
  parseSessionCode,
  type SampleId,
  type SessionCode,
  type TasterId,
  type TastingCode,
} from '../../../domain/words/ids.ts';
import { isMillimetres, type Millimetres } from '../../../domain/words/millimetres.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import type { Role } from '../../../domain/words/role.ts';
import {
  foundPanel,
  newCommandId,
  newEntryId,
  newSampleId,
  newTasterId,
} from '../../database/contract/facts.ts';
import type { Database } from '../../database/database.ts';
import { createDocumentStore } from '../../database/documents/create-document-store.ts';
import { insertSample } from '../../database/samples/samples.ts';
import { listGlasses } from '../../database/sessions/glasses.ts';
import { insertSheets } from '../../database/sheets/sheets.ts';
import { insertTaster } from '../../database/tasters/tasters.ts';
import { registeredAt } from '../../database/testing/registered-at.ts';
import { sealedSheet } from '../../database/testing/sheet-with-marks.ts';
import { createSync, type Sync } from '../../sync/create-sync.ts';
import { seeded } from '../../sync/testing/seeded.ts';
import { createDocumentAccess } from '../access/create-document-access.ts';
import { type Commands, createCommands } from '../create-commands.ts';
import { there } from './there.ts';

export { there };

/** The marks of a sheet in mm; every line that is not named is a deliberate zero. */
export type Marks = Readonly<Partial<Record<AttributeKey, number>>>;

/** The glasses of a plan: samples, each in one replicate. */
export type Glasses = readonly (readonly [SampleId, Replicate])[];

/**
 * A test panel with its people, the real commands and live documents on a real database, and a
 * clock.
 */
export type PanelAtWork = Awaited<ReturnType<typeof panelAtWork>>;

/**
 * The options of a test panel: its size, the millilitres of each sample, and its live documents.
 */
export type PanelSize = {
  readonly tasters?: number;
  readonly samples?: number;
  readonly millilitres?: number | null;
  /** The live documents of a listening server; left out, the panel gets its own. */
  readonly live?: Sync;
  /** The debounce of audit entries about a plan, in ms. */
  readonly planPause?: number;
};

/**
 * Creates a test panel with so many tasters and samples. `trouble` injects faults: an action before
 * a commit, or a failed commit.
 */
export async function panelAtWork(
  real: Database,
  { tasters = 2, samples = 2, millilitres = 1_000, live, planPause }: PanelSize = {},
) {
  const trouble: { commit: boolean; meanwhile: () => void } = {
    commit: false,
    meanwhile: () => {},
  };
  const database: Database = {
    ...real,
    inPanel: (panel, work) =>
      real.inPanel(panel, async (scope) => {
        const value = await work(scope);
        trouble.meanwhile();
        if (trouble.commit) throw new Error('disk full');
        return value;
      }),
  };
  const panel = await foundPanel(real);
  const clock = { at: Date.parse('2026-11-27T09:00:00.000Z') };
  /** The roles of the other accounts of the panel, for every actor. */
  const beside = new Set<Role>(['jefespanel', 'adjuntos']);
  const logged: { event: string; data: unknown }[] = [];
  function startProcess(given?: Sync) {
    const sync =
      given ??
      createSync({
        store: createDocumentStore(real),
        ...createDocumentAccess(real),
        callerOf: () => Promise.resolve(null),
        monotonic: () => performance.now(),
        log: (event, data) => logged.push({ event, data }),
      });
    const commands: Commands = createCommands({
      database,
      sync,
      now: () => clock.at,
      listOtherRoles: () => Promise.resolve(beside),
      log: (_, event, data) => logged.push({ event, data }),
      ...(planPause === undefined ? {} : { planPause }),
    });
    return { sync, commands };
  }

  const { sync, commands } = startProcess(live);
  const person = (role: Actor['role'], taster: TasterId | null): Actor => ({
    user: taster ?? role,
    name: role,
    panel,
    role,
    taster,
  });
  const tasterIds = Array.from({ length: tasters }, newTasterId).sort();
  const sampleIds = Array.from({ length: samples }, newSampleId);
  await real.inPanel(panel, async (scope) => {
    for (const [index, id] of tasterIds.entries())
      await insertTaster(scope, id, tasterForm({ code: `T${index + 1}` }));
    await registeredAt(scope, tasterIds, '2026-01-05T10:00:00Z');
    for (const [index, id] of sampleIds.entries())
      await insertSample(
        scope,
        id,
        sampleForm({ code: `S${index + 1}`, initialQuantity: millilitres }),
      );
  });
  const leader = person('jefespanel', null);
  const ownSheetName = (session: SessionCode, taster: TasterId, code: TastingCode): string =>
    sheetName({ panel, session }, taster, code);

  return {
    panel,
    database: real,
    sync,
    commands,
    clock,
    trouble,
    beside,
    logged,
    leader,
    assistant: person('adjuntos', null),
    tasterIds,
    sampleIds,
    tasters: tasterIds.map((id) => person('catadores', id)),
    sheetName: ownSheetName,
    /**
     * Creates the commands of a second server process on the same database, with its own live
     * documents.
     */
    anotherProcess: (): Commands => startProcess().commands,
    /** Executes a command under a new idempotency key, as the leader, unless others are given. */
    give: (name: string, data: unknown, actor: Actor = leader, id = newCommandId()) =>
      commands.execute(actor, name, data, { id, from: '10.0.0.7' }),
    /**
     * Creates a session and its plan: all tasters, these glasses, the changes of `change`, and a
     * draw of codes and orders.
     */
    async planned(
      glasses: Glasses = sampleIds.map((id) => [id, 1]),
      change: (doc: Y.Doc) => void = () => {},
    ): Promise<SessionCode> {
      const answer = await commands.execute(
        leader,
        'create-session',
        { date: '2026-11-27', training: false },
        newCommandKey(),
      );
      if (!answer.ok) throw new Error(answer.code);
      const session = there(parseSessionCode(String(answer.value['session'])));
      await sync.change(planName({ panel, session }), (doc) => {
        glasses.forEach(([sample, replicate], rank) => {
          putEntry(doc, { id: newEntryId(), sample, replicate, rank });
        });
        for (const id of tasterIds) setInvited(doc, id, true);
        change(doc);
        const plan = readPlan(doc);
        if (!plan.ok) throw new Error(plan.code);
        // The same seed for each session, so their codes are equal. A command that acts on the
        // wrong session is then noticed.
        putDraw(doc, draw(plan.value, new Map(), seeded(1127).whole));
      });
      return session;
    },
    /** Creates, plans and shows a session. */
    async shown(glasses?: Glasses, change?: (doc: Y.Doc) => void): Promise<SessionCode> {
      const session = await this.planned(glasses, change);
      const answer = await this.give('show-session', { session });
      if (!answer.ok) throw new Error(JSON.stringify(answer));
      return session;
    },
    /** Lists the glasses of a session as they were served. */
    glasses: (session: SessionCode) => real.inPanel(panel, (scope) => listGlasses(scope, session)),
    /**
     * Marks every line of a sheet, and signs it unless `sign` is false. Resolves when it is stored.
     */
    async mark(
      session: SessionCode,
      taster: TasterId,
      code: TastingCode,
      marks: Marks = { fruity: 40 },
      { sign = true } = {},
    ): Promise<void> {
      clock.at += 60_000;
      const at = new Date(clock.at).toISOString();
      await sync.change(ownSheetName(session, taster, code), (doc) => {
        const screen = { pixelsPerMm: 4, pixelRatio: 1, device: 'booth', at } as const;
        startEvaluation(doc, {
          at,
          language: 'en',
          calibration: { ...screen, window: [1280, 800] },
        });
        setHeatingDevice(doc, '3');
        for (const attribute of ATTRIBUTE_KEYS)
          setMark(doc, attribute, millimetres(marks[attribute] ?? 0));
        setFruityKind(doc, (marks.fruity ?? 0) > 0 ? 'green' : null);
        if (sign) signEvaluation(doc, { strokes: [[0, 0, 10, 10]], at });
      });
    },
    /** Gives points to the items of a sheet, and signs it. Resolves when it is stored. */
    async givePoints(
      session: SessionCode,
      taster: TasterId,
      code: TastingCode,
      points: Points,
    ): Promise<void> {
      clock.at += 60_000;
      const at = new Date(clock.at).toISOString();
      await sync.change(ownSheetName(session, taster, code), (doc) => {
        startEvaluation(doc, { at, language: 'en', calibration: null });
        for (const [item, given] of Object.entries(points)) setPoints(doc, item, given);
        signEvaluation(doc, { strokes: [[0, 0, 10, 10]], at });
      });
    },
    /** Seals a sheet as its taster. */
    seal: (session: SessionCode, taster: TasterId, code: TastingCode) =>
      commands.execute(
        person('catadores', taster),
        'seal-sheet',
        { session, code },
        newCommandKey(),
      ),
    /** Marks, signs and seals every sheet of a session, in parallel. */
    async sealAll(
      session: SessionCode,
      marksOf: (taster: number, sample: SampleId, replicate: Replicate) => Marks = () => ({
        fruity: 40,
      }),
    ): Promise<void> {
      const glasses = await this.glasses(session);
      const sealed = await Promise.all(
        glasses.map(async ({ taster, code, sample, replicate }) => {
          const marks = marksOf(tasterIds.indexOf(taster), sample, replicate);
          await this.mark(session, taster, code, marks);
          return this.seal(session, taster, code);
        }),
      );
      const refused = sealed.find(({ ok }) => !ok);
      if (refused !== undefined) throw new Error(JSON.stringify(refused));
    },
    /**
     * Inserts every sheet of a session as a sealed row, without its document, for decisions that
     * read only rows.
     */
    async sealRows(
      session: SessionCode,
      marksOf: (taster: number, sample: SampleId, replicate: Replicate) => Marks = () => ({
        fruity: 40,
      }),
    ): Promise<void> {
      const sheets = (await this.glasses(session)).map(({ taster, code, sample, replicate }) => {
        const marks = marksOf(tasterIds.indexOf(taster), sample, replicate);
        const whole = Object.fromEntries(ATTRIBUTE_KEYS.map((key) => [key, marks[key] ?? 0]));
        return sealedSheet({ session, taster, code }, 1, whole);
      });
      await real.inPanel(panel, (scope) => insertSheets(scope, sheets));
    },
    /** Reads the tray of a taster. */
    async tray(session: SessionCode, taster: TasterId): Promise<TrayValue> {
      const name = trayName({ panel, session }, taster);
      const tray = await sync.read(name, readTray);
      if (!tray.ok) throw new Error(tray.code);
      return tray.value;
    },
    /** Reads the panel's audit trail, all entries or those of one command. */
    trail: (command?: string) =>
      real.inPanel(panel, async ({ trx }) => {
        const rows = await trx
          .selectFrom('audit')
          .select([
            'command',
            'at',
            'actor',
            'name',
            'role',
            'origin',
            'data',
            'before',
            'after',
            'reason',
          ])
          .where('panel', '=', panel)
          .orderBy('sequence')
          .execute();
        return rows.filter((row) => command === undefined || row.command === command);
      }),
    /** Reads the sealed versions of a session's sheets, as stored. */
    sheets: (session: SessionCode) =>
      real.inPanel(panel, ({ trx }) =>
        trx
          .selectFrom('sheets')
          .select(['taster', 'code', 'version', 'late', 'valid', 'digest', 'reopenedAt'])
          .where('panel', '=', panel)
          .where('session', '=', session)
          .orderBy('taster')
          .orderBy('code')
          .orderBy('version')
          .execute(),
      ),
    /** Reads the row of a session, as stored. */
    row: (session: SessionCode) =>
      real.inPanel(panel, ({ trx }) =>
        trx
          .selectFrom('sessions')
          .selectAll()
          .where('panel', '=', panel)
          .where('number', '=', session)
          .executeTakeFirstOrThrow(),
      ),
    /** Reads the state of a session, as stored. */
    async state(session: SessionCode): Promise<string> {
      return (await this.row(session)).state;
    },
  };
}

/** Creates a new idempotency key, with the client address of every test. */
export const newCommandKey = (from = '10.0.0.7') => ({ id: newCommandId(), from });

function millimetres(value: number): Millimetres {
  if (!isMillimetres(value)) throw new Error('not on the line');
  return value;
}
