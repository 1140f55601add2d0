import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
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
import { readTray } from '../../../domain/documents/tray.document.ts';
import { parsePanelId, parseSessionCode } from '../../../domain/words/ids.ts';
import { meQuery, sessionQuery } from '../../parts/http/queries.ts';
import { useDefinition } from '../../parts/points/use-definition.ts';
import type { DocumentHandle } from '../pool/document-handle.ts';
import { useDocument } from '../pool/use-document.tsx';
import { useDocumentValue } from '../pool/use-document-value.ts';
import { useDocuments } from '../pool/use-documents.ts';
import type { BoardFacts } from './board-facts.ts';
import { samplesOf, sheetNames } from './board-names.ts';
import { useDeviceWords } from './use-device-words.ts';
import { useRecords } from './use-records.ts';
import { watched } from './watched.ts';

/** A session as the desk sees it live: its documents as plain values, and what the records say of its state. */
export type LiveSession = {
  readonly facts: BoardFacts;
  readonly record: Api['GET /api/sessions/:session']['answer'];
  readonly planHandle: DocumentHandle;
  readonly me: Api['GET /api/me']['answer'];
};

/** Why a live session is not there: still loading, or not to be had. */
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

/** Changes within this pause are shown together, in ms. */
const PAUSE = 60;

/** Often enough to see what another desk decided, while the tasters' own documents arrive live, in ms. */
const RECORD_AGE = 5_000;

/**
 * BRD-7: holds the plan, and once the session was shown every tray, sheet and working notes of it, over one socket.
 * Nothing is asked of documents that *show session* has not created yet. BRD-10: a plan that this device kept is not
 * taken for the plan before the server was heard.
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
  // SHT-1: what was served is the sheet of the first showing, whatever the plan says by now.
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
        : { place, plan, definition, trays, sheets, records, words, notes: working },
    [place, plan, definition, trays, sheets, records, words, working],
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
