import { trayName } from '../../domain/documents/document-names.ts';
import {
  setFruityKind,
  setHeatingDevice,
  setMark,
  signEvaluation,
  startEvaluation,
} from '../../domain/documents/evaluation.document.ts';
import { formatDocumentName } from '../../domain/documents/name.ts';
import { ATTRIBUTE_KEYS } from '../../domain/words/attributes.ts';
import { parseSessionCode, parseTasterId, parseTastingCode } from '../../domain/words/ids.ts';
import { isMillimetres } from '../../domain/words/millimetres.ts';
import { type Desk, openDesk } from './served-session.ts';
import type { Person } from './sign-in.ts';
import type { Answers } from './taste.ts';

/** A taster's headless device: it uses the same documents, WebSocket and account as a booth. */
export type Device = { readonly id: string; readonly desk: Desk };

/** Signs a taster in on a headless device. */
export async function openDevice(
  url: string,
  { username, password }: Person,
  id: string,
): Promise<Device> {
  return { id, desk: await openDesk(url, { username, password }) };
}

/**
 * Marks one glass and signs its sheet. Resolves when the server has it; it is sealed a moment
 * later.
 */
export async function handIn(
  { id, desk }: Device,
  session: number,
  code: string,
  answers: Answers,
): Promise<void> {
  const number = parseSessionCode(session);
  const taster = parseTasterId(id);
  const glass = parseTastingCode(code);
  if (number === null || taster === null || glass === null) throw new Error('no such sheet');
  const { panel } = desk;
  const name = formatDocumentName({
    kind: 'evaluation',
    panel,
    session: number,
    taster,
    code: glass,
  });
  const at = new Date().toISOString();
  await desk.change(name, (doc) => {
    const screen = { pixelsPerMm: 3.78, pixelRatio: 1, device: 'booth of the story', at } as const;
    startEvaluation(doc, { at, language: 'en', calibration: { ...screen, window: [1280, 800] } });
    setHeatingDevice(doc, '1');
    for (const attribute of ATTRIBUTE_KEYS) {
      const mm = answers[attribute];
      if (isMillimetres(mm)) setMark(doc, attribute, mm);
    }
    setFruityKind(doc, 'green');
    signEvaluation(doc, { strokes: [[100, 100, 400, 300, 700, 200]], at });
  });
}

/** The tasting codes of a taster's tray, read as the taster's device does. */
export async function codesOf({ desk, id }: Device, session: number): Promise<readonly string[]> {
  const [number, taster] = [parseSessionCode(session), parseTasterId(id)];
  if (number === null || taster === null) throw new Error('no such tray');
  let codes: readonly string[] = [];
  await desk.change(trayName({ panel: desk.panel, session: number }, taster), (doc) => {
    const map = doc.getMap('codes');
    codes = [...map.keys()].toSorted().map((place) => String(map.get(place)));
  });
  return codes;
}
