import type * as Y from 'yjs';
import { accept, type Result } from '../refusal.ts';
import { parseTastingCode, type TastingCode } from '../words/ids.ts';
import {
  type DocumentHeader,
  type DocumentProblem,
  invalidField,
  readHeader,
  write,
  writeHeader,
} from './header.ts';

/** The newest schema of a tray this program writes. */
export const TRAY_VERSION = 1;

/** One glass before one taster. `sealed` says when the server stored the signed sheet, and its version from 1. */
export type Glass = {
  readonly code: TastingCode;
  readonly sealed: {
    readonly at: string;
    readonly version: number;
    readonly digest: string;
  } | null;
};

/** Whether the taster may taste: open while the session is shown, closed otherwise. */
export type TrayState = 'open' | 'hidden' | 'closed';

/** The glasses before one taster, from the left, with everything that taster's device may know and no more. */
export type TrayValue = {
  readonly header: DocumentHeader;
  readonly session: number;
  readonly date: string;
  readonly sheet: string;
  readonly restSeconds: number;
  readonly state: TrayState;
  readonly glasses: readonly Glass[];
  readonly restUntil: string | null;
  readonly call: { readonly at: string; readonly reason: 'help' | 'wrong-glass' } | null;
};

/** Fills a new tray; only the server writes trays. */
export function createTray(
  doc: Y.Doc,
  facts: {
    readonly birth: string;
    readonly session: number;
    readonly date: string;
    readonly sheet: string;
    readonly restSeconds: number;
    readonly codes: readonly TastingCode[];
  },
): void {
  write(doc, 'server', () => {
    writeHeader(doc, { kind: 'tray', version: TRAY_VERSION, birth: facts.birth });
    const tray = doc.getMap('tray');
    tray.set('session', facts.session);
    tray.set('date', facts.date);
    tray.set('sheet', facts.sheet);
    tray.set('restSeconds', facts.restSeconds);
    tray.set('state', 'open');
    facts.codes.forEach((code, index) => {
      doc.getMap('codes').set(String(index + 1), code);
    });
  });
}

/** Opens, hides or closes the tray. */
export function setTrayState(doc: Y.Doc, state: TrayState): void {
  write(doc, 'server', () => doc.getMap('tray').set('state', state));
}

/** Marks a glass as sealed, and starts the rest; null re-opens it. */
export function setSealed(
  doc: Y.Doc,
  code: TastingCode,
  sealed: Glass['sealed'],
  restUntil: string | null,
): void {
  write(doc, 'server', () => {
    doc.getMap('seals').set(code, sealed);
    doc.getMap('tray').set('restUntil', restUntil);
  });
}

/** Ends the rest before its time. */
export function endRest(doc: Y.Doc): void {
  write(doc, 'server', () => doc.getMap('tray').set('restUntil', null));
}

/** Lights or clears the taster's call on the leader's board. */
export function setCall(doc: Y.Doc, call: TrayValue['call']): void {
  write(doc, 'server', () => doc.getMap('tray').set('call', call));
}

/** TRA-1: reads a tray to a plain value, glasses in serving order, or names the field that is not as it must be. */
export function readTray(doc: Y.Doc): Result<TrayValue, DocumentProblem> {
  const header = readHeader(doc, 'tray', TRAY_VERSION);
  if (!header.ok) return header;
  const tray = doc.getMap('tray');
  const [session, date, sheet, rest, state] = [
    'session',
    'date',
    'sheet',
    'restSeconds',
    'state',
  ].map((field) => tray.get(field));
  if (typeof session !== 'number') return invalidField('session');
  if (typeof date !== 'string') return invalidField('date');
  if (typeof sheet !== 'string') return invalidField('sheet');
  if (typeof rest !== 'number') return invalidField('restSeconds');
  if (state !== 'open' && state !== 'hidden' && state !== 'closed') return invalidField('state');
  const glasses: Glass[] = [];
  const codes = doc.getMap('codes');
  for (let position = 1; position <= codes.size; position += 1) {
    const code = parseTastingCode(String(codes.get(String(position)) ?? ''));
    if (code === null) return invalidField(`codes.${position}`);
    glasses.push({ code, sealed: readSeal(doc.getMap('seals').get(code)) });
  }
  const until = tray.get('restUntil');
  return accept({
    header: header.value,
    session,
    date,
    sheet,
    restSeconds: rest,
    state,
    glasses,
    restUntil: typeof until === 'string' ? until : null,
    call: readCall(tray.get('call')),
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function readSeal(value: unknown): Glass['sealed'] {
  if (!isRecord(value)) return null;
  const { at, version, digest } = value;
  return typeof at === 'string' && typeof version === 'number' && typeof digest === 'string'
    ? { at, version, digest }
    : null;
}

function readCall(value: unknown): TrayValue['call'] {
  if (!isRecord(value)) return null;
  const { at, reason } = value;
  return typeof at === 'string' && (reason === 'help' || reason === 'wrong-glass')
    ? { at, reason }
    : null;
}
