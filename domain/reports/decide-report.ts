import { accept, type Refusal, type Result, refuse } from '../refusal.ts';
import type { ResultRow } from '../results/result-row.ts';
import type { SampleVerdict } from '../results/sample-verdict.ts';
import type { OilClass } from '../words/assessment.ts';
import type { SessionState } from '../words/session-state.ts';

type JudgedPair = SampleVerdict['pairs'][number];

/** Why no report of a sample in a session may be issued. */
export type ReportRefusal =
  | 'not-found'
  | 'session-not-validated'
  | 'report-of-training'
  | 'report-of-invalid'
  | 'report-class-awaited'
  | 'report-elsewhere';

/** The facts for the class of a report. */
export type ReportFacts = {
  readonly session: number;
  readonly state: SessionState;
  readonly training: boolean;
  /** The valid results of the sample in this session. */
  readonly own: readonly (Pick<ResultRow, 'replicate' | 'isCounter' | 'invalid'> & {
    readonly class: OilClass;
  })[];
  /** The verdict on the sample from its validated results. */
  readonly verdict: SampleVerdict | null;
  /**
   * The pair within the session where it checks another result: the verdict does not contain it.
   */
  readonly counterPair: JudgedPair | null;
};

/** The class that a report states, and of what it is. */
export type ReportedClass = {
  readonly class: OilClass;
  readonly of: 'analysis' | 'pair' | 'person';
  readonly pair: JudgedPair | null;
  /** Earlier pairs, which were rejected. */
  readonly rejected: readonly JudgedPair[];
};

/**
 * Decides whether a sample in a session may be reported at all, before its class is considered
 * (RPT-3).
 */
export function mayBeReported({
  state,
  training,
}: Pick<ReportFacts, 'state' | 'training'>): Result<
  null,
  'session-not-validated' | 'report-of-training'
> {
  if (training) return refuse('report-of-training');
  return state === 'validated' ? accept(null) : refuse('session-not-validated');
}

/**
 * Decides the class of a report: of an accepted pair, given by a person, or of the only analysis
 * (RPT-3). It refuses a class that is still pending, and one of an assessment that was declared
 * invalid. A class from another session is reported there.
 */
export function decideReport(facts: ReportFacts): Result<ReportedClass, ReportRefusal> {
  const may = mayBeReported(facts);
  if (!may.ok) return may;
  const [first] = facts.own;
  if (first === undefined) return refuse('not-found');
  if (first.invalid !== null) return refuse('report-of-invalid');
  if (first.isCounter) return ofCounter(facts, first.class);
  const { verdict, session } = facts;
  if (verdict === null) return refuse('not-found');
  const pair = verdict.pairs.find((one) => isHalf(one, facts)) ?? null;
  if (pair !== null && pair.session2 !== session) return elsewhere(pair.session2);
  const rejected = verdict.pairs.filter(
    (one) => !one.accepted && one !== pair && isBefore(one, session),
  );
  if (pair === null)
    return verdict.state === 'final'
      ? accept({ class: first.class, of: 'analysis', pair: null, rejected })
      : refuse('report-class-awaited');
  if (pair.accepted && pair.class !== null)
    return accept({ class: pair.class, of: 'pair', pair, rejected });
  if (verdict.state !== 'final') return refuse('report-class-awaited');
  const last = verdict.pairs.findLast((one) => !one.accepted);
  if (verdict.decision === null || last === undefined) {
    const newest = verdict.pairs.at(-1);
    return newest === undefined || newest === pair
      ? refuse('report-class-awaited')
      : elsewhere(newest.session2);
  }
  if (last !== pair) return elsewhere(last.session2);
  return accept({ class: verdict.decision.class, of: 'person', pair, rejected });
}

function ofCounter(
  { own, counterPair: pair }: ReportFacts,
  alone: OilClass,
): Result<ReportedClass, ReportRefusal> {
  if (own.length < 2) return accept({ class: alone, of: 'analysis', pair: null, rejected: [] });
  return pair?.accepted === true && pair.class !== null
    ? accept({ class: pair.class, of: 'pair', pair, rejected: [] })
    : refuse('report-class-awaited');
}

/** Whether one analysis of the session is a half of the pair. */
const isHalf = (pair: JudgedPair, { session, own }: ReportFacts): boolean =>
  own.some(({ replicate }) => (replicate === 1 ? pair.session1 : pair.session2) === session);

const isBefore = (pair: JudgedPair, session: number): boolean => pair.session2 < session;

const elsewhere = (session: number): Refusal<'report-elsewhere'> =>
  refuse('report-elsewhere', { session });
