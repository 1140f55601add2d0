import type { beforeSyncPayload } from '@hocuspocus/server';
import * as Y from 'yjs';
import { COMMANDS } from '../../domain/commands/commands.ts';
import { createAssessment } from '../../domain/documents/assessment.document.ts';
import { DOCUMENT_SCHEMAS } from '../../domain/documents/document-schemas.ts';
import { ROOT_TYPES } from '../../domain/documents/root-types.ts';
import {
  codeKey,
  type PlanValue,
  putDraw,
  putEntry,
  setInvited,
} from '../../domain/documents/session.document.ts';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import type { SettingsEntry } from '../../domain/settings/settings-entry.ts';
import type { StatusEntry } from '../../domain/tasters/status-entry.ts';
import { decideAddStatus, statusSpans } from '../../domain/tasters/status-history.ts';
import { codeOf, entryId, sampleId, tasterId } from '../../domain/testing/plans.ts';
import type { ConnectionContext } from '../sync/authorize-document.ts';
import { isOutOfOrder } from '../sync/causal-order.ts';
import { createGuard, DOCUMENT_BUDGET } from '../sync/guard.ts';
import { newPlan } from '../sync/testing/new-plan.ts';
import { seeded } from '../sync/testing/seeded.ts';
import { testPanel } from '../sync/testing/test-panel.ts';
import type { Chance } from './forged-update.ts';
import { hostileValue } from './hostile-value.ts';
import {
  readNotesAsPages,
  readPlanAsPages,
  readSettingsAsPages,
  readStatusesAsPages,
} from './page-readers.ts';

/** The counts of a fuzz test of the desk, by the outcome of each act. */
export type DeskFigures = { tried: number; refused: number; taken: number; unread: number };

const PANEL = testPanel('00000000-0000-4000-8000-00000000f000');
const ACTS_A_DESK = 60;

/**
 * Fuzz-tests the desk: a modified assistant's client writes hostile values into plan, working
 * notes, settings and statuses. After each act the readers of all pages read the stored state
 * (SEC-91). Throws with the seed and the number of the act when a reader throws, or an accepted
 * value cannot be read.
 */
export async function fuzzDesk(seed: number, count: number): Promise<DeskFigures> {
  const figures: DeskFigures = { tried: 0, refused: 0, taken: 0, unread: 0 };
  const chance = seeded(seed);
  let desk = openDesk(chance);
  while (figures.tried < count) {
    figures.tried += 1;
    if (figures.tried % ACTS_A_DESK === 0) desk = openDesk(chance);
    try {
      figures[await desk.act()] += 1;
    } catch (problem) {
      throw new Error(`seed ${seed}, act ${figures.tried} of the desk`, { cause: problem });
    }
  }
  return figures;
}

type Became = Exclude<keyof DeskFigures, 'tried'>;

function openDesk(chance: Chance) {
  const { pick, whole } = chance;
  const guard = createGuard({
    budget: DOCUMENT_BUDGET,
    birthOf: () => 'birth',
    wrote: () => () => {},
    tellClosed: () => Promise.resolve(true),
    outOfOrder: isOutOfOrder,
    sessionFacts: () => Promise.resolve({ state: 'draft', served: [] }),
    schemas: DOCUMENT_SCHEMAS,
  });
  const plan = documentOf('session', (doc) => {
    newPlan(doc, 'birth');
    putEntry(doc, { id: entryId(1), sample: sampleId(1), replicate: 1, rank: 1 });
    setInvited(doc, tasterId(1), true);
    putDraw(doc, {
      codes: new Map([[codeKey(entryId(1), null), codeOf('111')]]),
      orders: new Map([[tasterId(1), [entryId(1)]]]),
    });
  });
  const notes = documentOf('assessment', (doc) => createAssessment(doc, 'birth'));
  let before: PlanValue | null = readPlanAsPages(plan, null);
  const settings: SettingsEntry[] = [];
  const statuses: StatusEntry[] = [];
  const stamp = () => ({
    id: crypto.randomUUID(),
    at: '2026-11-28T10:00:00.000Z',
    by: 'assistant',
    name: 'Assistant',
    reason: 'because',
  });

  const keys: Readonly<Record<string, readonly string[]>> = {
    plan: [...Object.keys(plan.getMap('plan').toJSON()), 'checks', 'answers', 'counts', 'invented'],
    entries: [entryId(1), entryId(2), 'nobody'],
    tasters: [tasterId(1), tasterId(2), 'nobody'],
    codes: [codeKey(entryId(1), null), codeKey(entryId(1), tasterId(1)), 'a|b|c'],
    orders: [tasterId(1), 'nobody'],
    targets: [`${sampleId(1)}|fruity`, `${sampleId(1)}|kind`, `${sampleId(1)}|words`, 'a|b'],
    exclusions: [`${tasterId(1)}|1`, `${tasterId(1)}|2`, `${tasterId(1)}|9`, '|'],
    putBacks: [`${tasterId(1)}|1`, 'nobody|1'],
    meta: ['birth', 'kind', 'version'],
    ballast: ['x'],
  };

  /** What the product's own desk would write, so that hostile and valid values are mixed. */
  const why = () => ({
    reason: pick(['spilled', hostileValue(chance)]),
    by: pick(['Assistant', hostileValue(chance)]),
    at: pick(['2026-11-28T10:00:00.000Z', hostileValue(chance)]),
  });

  async function writeInto(doc: typeof plan): Promise<Became> {
    const map = pick([
      ...ROOT_TYPES[doc.name].maps,
      ...ROOT_TYPES[doc.name].maps,
      'meta',
      'ballast',
    ]);
    const key = pick(keys[map] ?? ['x']);
    const value =
      map === 'exclusions' || map === 'putBacks'
        ? pick([why(), hostileValue(chance)])
        : hostileValue(chance);
    const page = new Y.Doc();
    Y.applyUpdate(page, Y.encodeStateAsUpdate(doc));
    page.getMap(map).set(key, value);
    const payload = Y.encodeStateAsUpdate(page, Y.encodeStateVector(doc));
    const connection = { readOnly: false, messageAddress: 'x', send: () => {} };
    const actor = { ...PANEL.leader, user: 'assistant', role: 'adjuntos' };
    const context = {
      actor,
      name: { kind: doc.name },
      birth: '-',
      admission: { over: () => null },
    };
    const said = { document: doc, connection, context, type: 2, payload };
    try {
      await guard.beforeSync?.(said as unknown as beforeSyncPayload<ConnectionContext>);
    } catch {
      return 'refused';
    }
    return 'taken';
  }

  /**
   * Checks a value that was stored before the validation existed, or by direct access to the
   * database. It may be unreadable, but no page throws (KEE-9).
   */
  function stand(doc: typeof plan): Became {
    const copy = documentOf(doc.name, (made) => Y.applyUpdate(made, Y.encodeStateAsUpdate(doc)));
    const map = pick(ROOT_TYPES[doc.name].maps);
    copy.getMap(map).set(pick(keys[map] ?? ['x']), hostileValue(chance));
    const isRead =
      doc.name === 'session' ? readPlanAsPages(copy, before) !== null : readNotesAsPages(copy);
    return isRead ? 'taken' : 'unread';
  }

  function changeSettings(): Became {
    const key = pick([...Object.keys(defaultPanelSettings()), 'invented']);
    const given = { changes: { [key]: hostileValue(chance) }, reason: 'because', heads: '' };
    const read = COMMANDS['change-settings'].safeParse(overTheWire(given));
    if (!read.success) return 'refused';
    settings.push({ ...stamp(), changes: read.data.changes });
    return 'taken';
  }

  function addStatus(): Became {
    const given = {
      taster: pick([tasterId(1), hostileValue(chance)]),
      status: pick(['training', 'qualified', hostileValue(chance)]),
      from: pick(['2026-01-01', '2026-06-01', hostileValue(chance)]),
      reason: pick(['because', hostileValue(chance)]),
    };
    const read = COMMANDS['add-status'].safeParse(overTheWire(given));
    if (!read.success || !decideAddStatus(statusSpans(statuses), read.data).ok) return 'refused';
    const { status, from } = read.data;
    statuses.push({ ...stamp(), act: 'add', status, from });
    return 'taken';
  }

  return {
    async act(): Promise<Became> {
      const became = await pick([
        () => writeInto(plan),
        () => writeInto(plan),
        () => writeInto(notes),
        () => stand(plan),
        () => stand(notes),
        changeSettings,
        addStatus,
      ])();
      const now = readPlanAsPages(plan, before);
      if (now === null) throw new Error('a plan was taken that cannot be read');
      before = whole(2) === 0 ? now : before;
      if (!readNotesAsPages(notes)) throw new Error('notes were taken that cannot be read');
      readSettingsAsPages(settings);
      readStatusesAsPages(statuses);
      return became;
    },
  };
}

/** A document behind the product's validation of updates. */
function documentOf<Kind extends 'session' | 'assessment'>(kind: Kind, fill: (doc: Y.Doc) => void) {
  const doc = new Y.Doc();
  fill(doc);
  return Object.assign(doc, { name: kind as 'session' | 'assessment', hasConnection: () => true });
}

/** The value as it arrives after serialisation to JSON. */
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
