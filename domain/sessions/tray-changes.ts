import type { Glass, Reopening, TrayState, TrayValue } from '../documents/tray.document.ts';
import type { SealedVersion } from '../sheets/decide-seal.ts';
import type { TastingCode } from '../words/ids.ts';
import type { SessionState } from '../words/session-state.ts';
import { type TrainingAnswer, trainingAnswerSchema } from '../words/training-answer.ts';

/**
 * The changes that bring a tray up to date: its state, the seals that differ, and the rest that
 * they begin or end.
 */
export type TrayChanges = {
  readonly state: TrayState | null;
  readonly seals: readonly {
    readonly code: TastingCode;
    readonly sealed: Glass['sealed'];
    /** Absent where the rest does not change. */
    readonly restUntil?: string | null;
    /** Who re-opened the sheet, and why (EVA-12). */
    readonly reopened?: Reopening;
  }[];
  /** The training answers that differ; null removes one (TRN-3). */
  readonly answers: readonly {
    readonly code: TastingCode;
    readonly answer: TrainingAnswer | null;
  }[];
};

/** The state of a tray for each state of its session. */
export const TRAY_STATES: Readonly<Record<SessionState, TrayState>> = {
  draft: 'hidden',
  shown: 'open',
  hidden: 'hidden',
  closed: 'closed',
  validated: 'closed',
};

/**
 * The diff of a tray and the records, which are the source of truth (TRA-2). A new seal begins a
 * rest, unless it was the last glass or tasting has ended; a re-opened sheet ends it. Keying in a
 * paper sheet neither begins a rest nor ends one, since the time of its filling is unknown (KEY-4).
 * The reason of a re-opening is written only together with the removal of the seal (EVA-12). So
 * trays that were re-opened by an older version never get one: it was not written for tasters. A
 * validation withdraws the request for correction, since its result is computed without the sheet.
 * An invalidation makes the request again.
 */
export function trayChanges(
  tray: TrayValue,
  state: SessionState,
  lastOf: (code: TastingCode) => SealedVersion | null,
  answerOf: (code: TastingCode) => TrainingAnswer | null = () => null,
): TrayChanges {
  const wanted = TRAY_STATES[state];
  const seals: TrayChanges['seals'][number][] = [];
  const whole = tray.glasses.every(({ code }) => isSealed(lastOf(code)));
  for (const glass of tray.glasses) {
    const { code, sealed } = glass;
    const last = lastOf(code);
    if (last === null || last.open) {
      const reopened = state === 'validated' ? null : (last?.reopening ?? null);
      const asked = reopened === null ? {} : { reopened };
      if (sealed !== null) seals.push({ code, sealed: null, restUntil: null, ...asked });
      else if (glass.reopened !== undefined && (glass.reopened === null) !== (reopened === null))
        seals.push({ code, sealed: null, ...asked });
      continue;
    }
    if (sealed?.version === last.version && sealed.digest === last.digest) continue;
    const { sealedAt, version, digest } = last;
    if (last.keyed) {
      const by = last.keyedBy === undefined ? {} : { keyedBy: last.keyedBy };
      seals.push({ code, sealed: { at: sealedAt, version, digest, keyed: true, ...by } });
      continue;
    }
    const rests = !whole && wanted !== 'closed' && tray.restSeconds > 0;
    const until = new Date(Date.parse(sealedAt) + tray.restSeconds * 1000).toISOString();
    seals.push({
      code,
      sealed: { at: sealedAt, version, digest },
      restUntil: rests ? until : null,
    });
  }
  return {
    state: wanted === tray.state ? null : wanted,
    seals,
    answers: answerChanges(tray, (code) => (isSealed(lastOf(code)) ? answerOf(code) : null)),
  };
}

/**
 * The changes of training answers: only a sealed glass has one, and an equal one is not written
 * again (TRN-3).
 */
const answerChanges = (
  tray: TrayValue,
  wantedOf: (code: TastingCode) => TrainingAnswer | null,
): TrayChanges['answers'] =>
  tray.glasses.flatMap(({ code, answer }) => {
    const wanted = wantedOf(code);
    return isSame(answer ?? null, wanted) ? [] : [{ code, answer: wanted }];
  });

/** Compares after parsing, so that the order of keys does not matter. */
const isSame = (a: TrainingAnswer | null, b: TrainingAnswer | null): boolean =>
  JSON.stringify(a && trainingAnswerSchema.parse(a)) ===
  JSON.stringify(b && trainingAnswerSchema.parse(b));

const isSealed = (last: SealedVersion | null): boolean => last !== null && !last.open;
