import { sheetName, trayName } from '../../../domain/documents/document-names.ts';
import type { TrayValue } from '../../../domain/documents/tray.document.ts';
import type { TasterId } from '../../../domain/words/ids.ts';
import { type BoardFacts, recordOf, sheetOf, trayOf } from '../../live/session/board-facts.ts';
import { codeFor } from '../../live/session/board-names.ts';
import { restSeconds } from '../../live/session/cell-state.ts';
import type { HeardWord } from '../../live/session/watch-device-words.ts';

/** The data at the end of a taster's row. Timestamps are in ms since 1970. */
export type RowFacts = {
  /**
   * The last sign of the taster: a change or a device's leaving noticed on this page, a timestamp in a
   * sheet, a call, or what the server heard of the booth (BRD-27).
   */
  readonly seenAt: number | null;
  /** When the screen of the newest sheet was calibrated. */
  readonly calibratedAt: number | null;
  /**
   * The last report of the taster's device on its unsynced values; null if this page has received
   * none.
   */
  readonly word: HeardWord | null;
  readonly call: TrayValue['call'];
  readonly restSeconds: number;
};

const instant = (text: string | null | undefined): number | null => {
  const ms = text === null || text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(ms) ? null : ms;
};

const latest = (times: readonly (number | null)[]): number | null =>
  times.reduce(
    (best, time) => (time !== null && (best === null || time > best) ? time : best),
    null,
  );

/** Collects the data at the end of one taster's row (BRD-6). */
export function rowFacts(facts: BoardFacts, taster: TasterId, now: number): RowFacts {
  const tray = trayOf(facts, taster);
  const sheets = facts.plan.entries.map((entry) => sheetOf(facts, entry, taster));
  const records = facts.plan.entries.map((entry) => recordOf(facts, entry, taster));
  const word = facts.words.get(trayName(facts.place, taster)) ?? null;
  const heard = facts.plan.entries.map((entry) => {
    const code = codeFor(facts.plan, entry, taster);
    return code === null
      ? null
      : (facts.sheets.get(sheetName(facts.place, taster, code))?.heardAt ?? null);
  });
  return {
    seenAt: latest([
      ...heard,
      ...sheets.flatMap((sheet) => [instant(sheet?.startedAt), instant(sheet?.signature?.at)]),
      // Keying in a paper sheet is no activity of its taster (KEY-4).
      ...records.map((record) => (record?.keyed == null ? instant(record?.signedAt) : null)),
      instant(tray?.call?.at),
      facts.heard.get(taster) ?? null,
      word?.goneAt ?? null,
    ]),
    calibratedAt: latest([
      ...sheets.map((sheet) => instant(sheet?.calibration?.at)),
      ...records.map((record) => instant(record?.calibratedAt)),
    ]),
    word,
    call: tray?.call ?? null,
    restSeconds: tray === null ? 0 : restSeconds(tray, now),
  };
}
