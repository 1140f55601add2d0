import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatDocumentName } from '../../domain/documents/name.ts';
import type { SessionCode, TasterId } from '../../domain/words/ids.ts';
import { ENGINES, type StartedEngine } from '../database/testing/engines.ts';
import type { LiveServer } from '../sync/testing/live-server.ts';
import { type PanelAtWork, panelAtWork, there } from './testing/panel-at-work.ts';
import { type Reach, reachOf, startDocumentServer } from './testing/rights-on-socket.ts';

/** The glasses of the first taster, by the state of their sheets. */
type Sheets = { readonly blank: string; readonly sealed: string; readonly reopened: string };

const PEOPLE = [
  'leader',
  'assistant',
  'owner',
  'other taster',
  'other panel’s leader',
  'other panel’s taster',
] as const;

/** The rows of the table: the document, and the permission of each of `PEOPLE`. */
type Rows = readonly (readonly [document: string, ...may: Reach[]])[];

const NOBODY: Reach[] = ['nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing'];
const DESK: Reach[] = ['write', 'write', 'nothing', 'nothing', 'nothing', 'nothing'];
const DESK_READS: Reach[] = ['read', 'read', 'nothing', 'nothing', 'nothing', 'nothing'];
const OWNER_READS: Reach[] = ['read', 'read', 'read', 'nothing', 'nothing', 'nothing'];
const OWNER_WRITES: Reach[] = ['read', 'read', 'write', 'nothing', 'nothing', 'nothing'];

const DRAFT: Rows = [
  ['plan', ...DESK],
  ['tray', ...NOBODY],
  ['blank sheet', ...NOBODY],
  ['assessment', ...NOBODY],
  ['sheet of no glass', ...NOBODY],
  ['plan of no session', ...NOBODY],
];

/**
 * A sheet stays writable until it is sealed, in any state of its session: a device may deliver its
 * marks late.
 */
const TASTED: Rows = [
  ['plan', ...DESK],
  ['tray', ...OWNER_READS],
  ['blank sheet', ...OWNER_WRITES],
  ['sealed sheet', ...OWNER_READS],
  ['re-opened sheet', ...OWNER_WRITES],
  ['assessment', ...DESK],
  ['sheet of no glass', ...NOBODY],
  ['plan of no session', ...NOBODY],
];

const VALIDATED: Rows = [
  ['plan', ...DESK_READS],
  ['tray', ...OWNER_READS],
  ['blank sheet', ...OWNER_WRITES],
  ['sealed sheet', ...OWNER_READS],
  ['re-opened sheet', ...OWNER_WRITES],
  ['assessment', ...DESK_READS],
  ['sheet of no glass', ...NOBODY],
  ['plan of no session', ...NOBODY],
];

describe.each(ENGINES)('who reads and writes which document on $name', ({ start }) => {
  let engine: StartedEngine;
  let server: LiveServer;
  let panel: PanelAtWork;
  let foreign: PanelAtWork;
  let session: SessionCode;
  let sheets: Sheets = { blank: '100', sealed: '100', reopened: '100' };

  beforeAll(async () => {
    engine = await start();
    server = await startDocumentServer(engine.database);
    panel = await panelAtWork(engine.database, { samples: 3, live: server.sync });
    foreign = await panelAtWork(engine.database);
    // A session that stays a draft comes first; its state must not affect the session under test.
    await panel.planned();
    session = await panel.planned();
    // The other panel has a session of the same number, with glasses before its tasters.
    await foreign.planned();
    expect(await foreign.shown()).toBe(session);
  });
  afterAll(async () => {
    await server.crash();
    await engine.stop();
  });

  const documents = (owner: TasterId): Readonly<Record<string, string>> => {
    const sheet = (code: string) => `${panel.panel}/evaluation/${session}.${owner}.${code}`;
    return {
      plan: `${panel.panel}/session/${session}`,
      tray: `${panel.panel}/tray/${session}.${owner}`,
      'blank sheet': sheet(sheets.blank),
      'sealed sheet': sheet(sheets.sealed),
      're-opened sheet': sheet(sheets.reopened),
      assessment: formatDocumentName({
        kind: 'assessment',
        panel: panel.panel,
        session,
        sample: there(panel.sampleIds[0]),
      }),
      'sheet of no glass': sheet('ZZZ'),
      'plan of no session': `${panel.panel}/session/${session + 5}`,
    };
  };

  /** Tries every person's permissions over a WebSocket. */
  async function tried(expected: Rows): Promise<Rows> {
    const owner = there(panel.tasterIds[0]);
    const people = {
      leader: panel.leader,
      assistant: panel.assistant,
      owner: there(panel.tasters[0]),
      'other taster': there(panel.tasters[1]),
      'other panel’s leader': foreign.leader,
      'other panel’s taster': there(foreign.tasters[0]),
    };
    const rows: [string, ...Reach[]][] = [];
    for (const [document] of expected) {
      const name = there(documents(owner)[document]);
      const row: Reach[] = [];
      for (const person of PEOPLE) row.push(await reachOf(server, people[person], name));
      rows.push([document, ...row]);
    }
    return rows;
  }

  const give = async (command: string, data: object) => {
    const answer = await panel.give(command, { session, ...data });
    if (!answer.ok) throw new Error(`${command}: ${answer.code}`);
  };

  test('BLI-2 in a draft there is a plan for the desk, and nothing for a taster', async () => {
    expect(await tried(DRAFT)).toEqual(DRAFT);
  });

  test('ACC-1, BLI-2 in a shown session the own tray and sheets, a sealed one to be read', async () => {
    await give('show-session', {});
    const [taster, by] = [there(panel.tasterIds[0]), there(panel.tasters[0])];
    const own = (await panel.glasses(session)).filter((glass) => glass.taster === taster);
    const [blank, sealed, reopened] = own.map(({ code }) => code);
    sheets = { blank: there(blank), sealed: there(sealed), reopened: there(reopened) };
    for (const code of [there(sealed), there(reopened)]) {
      await panel.mark(session, taster, code);
      expect(await panel.give('seal-sheet', { session, code }, by)).toMatchObject({ ok: true });
    }
    await give('reopen-sheet', { taster, code: reopened, reason: 'a slip' });
    expect(await tried(TASTED)).toEqual(TASTED);
  });

  test('ACC-1, SES-10 in a hidden session as before', async () => {
    await give('hide-session', {});
    expect(await tried(TASTED)).toEqual(TASTED);
  });

  test('ACC-1, EVA-4 in a closed session as before: late marks are taken', async () => {
    await give('close-session', {});
    expect(await tried(TASTED)).toEqual(TASTED);
  });

  test('ACC-1, SES-8 in a validated session plan and notes are read, and no more written', async () => {
    await give('validate-session', { reason: 'one sheet is enough' });
    expect(await tried(VALIDATED)).toEqual(VALIDATED);
  });

  test('ACC-1, SES-12 when the validation is taken back the desk writes again', async () => {
    await give('invalidate-session', { reason: 'not enough' });
    expect(await tried(TASTED)).toEqual(TASTED);
  });
});
