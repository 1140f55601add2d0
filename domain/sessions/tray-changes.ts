import type { Glass, Reopening, TrayState, TrayValue } from '../documents/tray.document.ts';
import type { SealedVersion } from '../sheets/decide-seal.ts';
import type { TastingCode } from '../words/ids.ts';
import type { SessionState } from '../words/session-state.ts';
import { type TrainingAnswer, trainingAnswerSchema } from '../words/training-answer.ts';

/** What a tray has to become: its state, the seals that differ, and the rest they begin or end. */
export type TrayChanges = {
  readonly state: TrayState | null;
  readonly seals: readonly {
    readonly code: TastingCode;
    readonly sealed: Glass['sealed'];
    /** Absent where the rest stays as it is. */
    readonly restUntil?: string | null;
    /** EVA-12: by whom and why a seal was taken back. */
    readonly reopened?: Reopening;
  }[];
  /** TRN-3: the answers that differ; null takes one away. */
  readonly answers: readonly {
    readonly code: TastingCode;
    readonly answer: TrainingAnswer | null;
  }[];
};

/** What a taster sees of a session in each of its states. */
export const TRAY_STATES: Readonly<Record<SessionState, TrayState>> = {
  draft: 'hidden',
  shown: 'open',
  hidden: 'hidden',
  closed: 'closed',
  validated: 'closed',
};

/**
 * TRA-2: what differs between a tray and the records, which are right. A seal that the tray does not show yet begins a
 * rest, unless it was the last glass or tasting has ended; a seal that was taken back ends it. KEY-4: of a sheet of paper
 * nobody knows when it was filled in, so that keying it in neither begins a rest nor ends one. EVA-12: why a seal was
 * taken back is told with the taking back alone: what was written before tasters read reasons was not written for them.
 * What it asks for is withdrawn by a validation, whose result is computed without the sheet, and asked again when that
 * falls.
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

/** TRN-3: nothing but a sealed glass has an answer; what a tray says already is not written again. */
const answerChanges = (
  tray: TrayValue,
  wantedOf: (code: TastingCode) => TrainingAnswer | null,
): TrayChanges['answers'] =>
  tray.glasses.flatMap(({ code, answer }) => {
    const wanted = wantedOf(code);
    return isSame(answer ?? null, wanted) ? [] : [{ code, answer: wanted }];
  });

/** As the schema reads both, so that the order of what they hold says nothing. */
const isSame = (a: TrainingAnswer | null, b: TrainingAnswer | null): boolean =>
  JSON.stringify(a && trainingAnswerSchema.parse(a)) ===
  JSON.stringify(b && trainingAnswerSchema.parse(b));

const isSealed = (last: SealedVersion | null): boolean => last !== null && !last.open;
