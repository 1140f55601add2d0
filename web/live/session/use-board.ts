import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { Api } from '../../../domain/api/api.ts';
import { readAssessment } from '../../../domain/documents/assessment.document.ts';
import {
  notesName,
  planName,
  type SessionPlace,
  trayName,
} from '../../../domain/documents/document-names.ts';
import { readEvaluation } from '../../../domain/documents/evaluation.document.ts';
import { readPlan } from '../../../domain/documents/session.document.ts';
import { readTray, type TrayValue } from '../../../domain/documents/tray.document.ts';
import type { SealedSheet } from '../../../domain/sheets/sealed-sheet.ts';
import { parsePanelId, parseSessionCode } from '../../../domain/words/ids.ts';
import { meQuery, sealedSheetsQuery, sessionQuery } from '../../parts/http/queries.ts';
import { useDefinition } from '../../parts/points/use-definition.ts';
import type { DocumentHandle } from '../pool/document-handle.ts';
import { useDocument, useSyncPool } from '../pool/use-document.tsx';
import { useDocumentValue } from '../pool/use-document-value.ts';
import { useDocuments } from '../pool/use-documents.ts';
import type { BoardFacts } from './board-facts.ts';
import { samplesOf, sheetNames } from './board-names.ts';
import { recordsByName } from './records-by-name.ts';
import { type HeardWord, watchDeviceWords } from './watch-device-words.ts';
import { type Watched, watched } from './watched.ts';

/** A live session of the desk: its documents as plain values, and its record on the server. */
export type LiveSession = {
  readonly facts: BoardFacts;
  readonly record: Api['GET /api/sessions/:session']['answer'];
  readonly planHandle: DocumentHandle;
  readonly me: Api['GET /api/me']['answer'];
};

/** A live session: loading, refused with the error, or ready. */
export type LiveSessionState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'ready'; readonly live: LiveSession };

const plain = <Value>(
  result: { readonly ok: true; readonly value: Value } | { readonly ok: false },
): Value | null => (result.ok ? result.value : null);

const lookAtTray = watched((doc) => plain(readTray(doc)));
const lookAtSheet = watched((doc) => plain(readEvaluation(doc)));
const lookAtNotes = watched((doc) => plain(readAssessment(doc)));

/** Changes within this pause render together, in ms. */
const PAUSE = 60;

/**
 * Polling interval of the record, in ms: often enough for another desk's commands. The tasters'
 * documents arrive live.
 */
const RECORD_AGE = 5_000;

/**
 * Loads a live session over one socket: the plan, and once shown, all its trays, sheets and working
 * notes (BRD-7). It requests no documents that *show session* has not created yet. The offline copy
 * of a plan is not used before the server's state was received (BRD-10).
 */
export function useBoard(session: number): LiveSessionState {
  const me = useQuery(meQuery());
  const record = useQuery({ ...sessionQuery(session), refetchInterval: RECORD_AGE });
  const panelId = me.data?.panel.id;
  const place = useMemo((): SessionPlace | null => {
    const panel = panelId === undefined ? null : parsePanelId(panelId);
    const code = parseSessionCode(session);
    return panel === null || code === null ? null : { panel, session: code };
  }, [panelId, session]);
  const opened = useDocument(place === null ? null : planName(place));
  const read = useDocumentValue(opened?.handle ?? null, readPlan);
  const said = read?.ok && opened?.status.met ? read.value : null;
  const begun = record.data !== undefined && record.data.state !== 'draft';
  // The served sheet is that of the first showing, whatever the plan says by now (SHT-1).
  const served = begun ? record.data.sheet : null;
  const plan = useMemo(
    () => (said === null || served === null ? said : { ...said, sheet: served }),
    [said, served],
  );
  const definition = useDefinition(plan?.sheet ?? null);
  const held = begun && place !== null && plan !== null;
  const trays = useDocuments(
    held ? plan.tasters.map((id) => trayName(place, id)) : [],
    lookAtTray,
    PAUSE,
  );
  const words = useDeviceWords(held ? plan.tasters.map((id) => trayName(place, id)) : []);
  const heardBooths = record.data?.heardBooths;
  const heard = useMemo(
    () => new Map((heardBooths ?? []).map(({ taster, at }) => [taster, Date.parse(at)])),
    [heardBooths],
  );
  const sheets = useDocuments(held ? sheetNames(place, plan) : [], lookAtSheet, PAUSE);
  const records = useRecords(held ? place : null, trays);
  const working = useDocuments(
    held ? samplesOf(plan).map((id) => notesName(place, id)) : [],
    lookAtNotes,
    PAUSE,
  );
  const facts = useMemo(
    (): BoardFacts | null =>
      place === null || plan === null || definition === null
        ? null
        : { place, plan, definition, trays, sheets, records, words, heard, notes: working },
    [place, plan, definition, trays, sheets, records, words, heard, working],
  );
  const failed = me.error ?? (record.data === undefined ? record.error : null);
  if (failed !== null) return { kind: 'refused', error: failed };
  if (read !== null && !read.ok) return { kind: 'refused', error: new Error(read.code) };
  if (facts === null || opened === null || record.data === undefined || me.data === undefined)
    return { kind: 'loading' };
  return {
    kind: 'ready',
    live: { facts, record: record.data, planHandle: opened.handle, me: me.data },
  };
}

/** The presence of tasters' devices, by the names of their trays (BRD-11). */
function useDeviceWords(names: readonly string[]): ReadonlyMap<string, HeardWord> {
  const pool = useSyncPool();
  const list = names.join(' ');
  const watch = useMemo(
    () =>
      watchDeviceWords({
        pool,
        names: list === '' ? [] : list.split(' '),
        now: () => Date.now(),
      }),
    [pool, list],
  );
  return useSyncExternalStore(watch.subscribe, watch.snapshot);
}

/**
 * The sealed sheets of a session from their records, by document name (EVA-8). They are requested
 * again whenever a tray shows a new seal. Empty while the session is not loaded.
 */
function useRecords(
  place: SessionPlace | null,
  trays: ReadonlyMap<string, Watched<TrayValue>>,
): ReadonlyMap<string, SealedSheet> {
  const seals = [...trays.values()].flatMap(({ value }) =>
    (value?.glasses ?? []).flatMap(({ sealed }) => sealed?.digest ?? []),
  );
  const asked = useQuery({
    ...sealedSheetsQuery(place?.session ?? 0, seals.toSorted().join()),
    enabled: place !== null && seals.length > 0,
    placeholderData: keepPreviousData,
  });
  const rows = asked.data;
  return useMemo(() => recordsByName(place, rows ?? []), [place, rows]);
}
