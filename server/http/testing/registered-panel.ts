import { z } from 'zod';
import { canonical } from '../../../domain/files/canonical.ts';
import { digestOf } from '../../../domain/reports/report-digest.ts';
import type { ReportRecord } from '../../../domain/reports/report-record.ts';
import { reportRecord } from '../../../domain/reports/testing/example-report.ts';
import { sampleForm } from '../../../domain/samples/testing/sample-row.ts';
import { AWARD_100 } from '../../../domain/sheets/definition/award-100.ts';
import { NO_WORDS } from '../../../domain/sheets/definition/words.ts';
import { draftOf } from '../../../domain/sheets/own/draft-of.ts';
import { tasterForm } from '../../../domain/tasters/testing/taster-row.ts';
import { parseEntryId, parseSampleId, parseTasterId } from '../../../domain/words/ids.ts';
import { tastingCode } from '../../database/contract/facts.ts';
import { insertReport } from '../../database/reports/reports.ts';
import { insertGlasses } from '../../database/sessions/glasses.ts';
import { createSession } from '../../database/sessions/sessions.ts';
import type { TestServer } from './test-server.ts';

/** A panel of the test server with one record of each kind that a route can name. */
export type RegisteredPanel = Awaited<ReturnType<typeof registeredPanel>>;

const Id = z.object({ id: z.string() });
const Sheet = z.object({ sheet: z.int() });
const Accounts = z.array(z.object({ user: z.string(), role: z.string() }));
const Access = z.object({ devices: z.array(z.object({ id: z.string(), isThis: z.boolean() })) });

/** A fake picture: the PNG signature and three more bytes. */
export const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

/** An upload form with one picture and its thumbnail. */
export function pictureForm(): FormData {
  const form = new FormData();
  form.set('file', new File([PNG], 'glass.png', { type: 'image/png' }));
  form.set('thumbnail', new Blob([PNG]));
  return form;
}

/** The input for a note on a point of the first session's chart. */
export const pointNoteForm = {
  id: '0a000000-0000-4000-8000-000000000001',
  kind: 'note',
  chart: 'pnPanel',
  series: 'fruity',
  taster: null,
  session: 1,
  sample: null,
  day: null,
  text: 'The room was too warm',
} as const;

/** The input for a copy of the competition sheet. */
export const sheetCopyForm = {
  id: '0c000000-0000-4000-8000-000000000001',
  base: 'award-100',
  draft: draftOf(AWARD_100, { ...NO_WORDS, en: 'Ours' }),
} as const;

/** The input for an API key that watches the first session. */
export const watchKeyForm = () => ({
  id: '0b000000-0000-4000-8000-000000000001',
  name: 'Screen in the room',
  session: 1,
  ends: new Date(Date.now() + 86_400_000).toISOString(),
});

/** Creates a panel, signs in one person of each role, and registers one record of each kind. */
export async function registeredPanel(server: TestServer, name: string) {
  const names = await server.foundPanel(name);
  const cookies = {
    leader: await server.cookieOf(names.jefespanel),
    assistant: await server.cookieOf(names.adjuntos),
    taster: await server.cookieOf(names.catadores),
  };
  const ask = (method: string, path: string, body?: BodyInit, type?: string) =>
    fetch(`${server.url}${path}`, {
      method,
      headers: {
        cookie: cookies.leader,
        origin: server.url,
        ...(type === undefined ? {} : { 'content-type': type }),
      },
      ...(body === undefined ? {} : { body }),
    });
  const idOf = async (answer: Promise<Response>) => Id.parse(await (await answer).json()).id;
  const json = (path: string, body: unknown) =>
    ask('POST', path, JSON.stringify(body), 'application/json');

  const sample = await idOf(json('/api/samples', sampleForm({ initialQuantity: 500 })));
  const taster = await idOf(json('/api/tasters', tasterForm({ code: 'T-9', lastName: 'Vera' })));
  const file = await idOf(ask('POST', `/api/samples/${sample}/files`, pictureForm()));
  await ask('PUT', '/api/panel/image', pictureForm());
  const accounts = Accounts.parse(await (await ask('GET', '/api/accounts')).json());
  const access = Access.parse(await (await ask('GET', '/api/access')).json());
  const session = await server.database.inPanel(names.panel, async (scope) => {
    const number = await createSession(scope, { date: '2026-11-27', training: false, by: 'Eva' });
    const glass = {
      taster: well(parseTasterId(taster)),
      sample: well(parseSampleId(sample)),
      entry: well(parseEntryId(crypto.randomUUID())),
    };
    await insertGlasses(scope, number, [
      { ...glass, code: tastingCode('417'), replicate: 1, position: 1 },
    ]);
    return number;
  });
  const sheet = Sheet.parse(
    await (
      await json('/api/sheets', { ...sheetCopyForm, id: '0c000000-0000-4000-8000-000000000002' })
    ).json(),
  ).sheet;
  await json(`/api/sheets/${sheet}/versions`, { revision: 1 });
  const note = await idOf(
    json('/api/quality/notes', {
      ...pointNoteForm,
      session,
      id: '0a000000-0000-4000-8000-000000000002',
    }),
  );
  const watchKey = await idOf(
    json('/api/watch-keys', {
      ...watchKeyForm(),
      session,
      id: '0b000000-0000-4000-8000-000000000002',
    }),
  );
  // Report numbers belong to a panel: no other test panel has this one.
  const report = '2020-0042';
  const reported = reportRecord({ number: report, salt: name });
  await server.database.inPanel(names.panel, (scope) =>
    insertReport(scope, {
      number: report,
      year: 2020,
      place: 42,
      session,
      sample: well(parseSampleId(sample)),
      class: 'EVOO',
      customer: 'Los Arcos',
      issuedBy: 'Eva',
      ...issuedText(reported),
      issuedAt: '2020-11-27T12:00:00.000Z',
    }),
  );
  return {
    panel: names.panel,
    /** The user name of the leader. */
    leader: names.jefespanel,
    cookies,
    sample,
    taster,
    file,
    session,
    /** The number of a sheet of the panel's own, published once: `own-{number}-1`. */
    sheet,
    note,
    watchKey,
    report,
    /** The record of that report. */
    reported,
    /** The account of the assistant. */
    user: accounts.find(({ role }) => role === 'adjuntos')?.user ?? '',
    /** The device on which the leader is signed in. */
    device: access.devices.find(({ isThis }) => isThis)?.id ?? '',
    ask,
  };
}

const issuedText = (record: ReportRecord) => ({
  digest: digestOf(record),
  record: canonical(record),
});

function well<Value>(id: Value | null): Value {
  if (id === null) throw new Error('not an id');
  return id;
}
