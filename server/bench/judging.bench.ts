import { performance } from 'node:perf_hooks';
import * as Y from 'yjs';
import {
  createEvaluation,
  EVALUATION,
  setMark,
} from '../../domain/documents/evaluation.document.ts';
import { ATTRIBUTE_KEYS } from '../../domain/words/attributes.ts';
import { isMillimetres } from '../../domain/words/millimetres.ts';
import { isOutOfOrder } from '../sync/causal-order.ts';
import { createClientIds } from '../sync/client-ids.ts';
import { createDryRuns } from '../sync/dry-run.ts';
import { touchesHeader } from '../sync/header-guard.ts';
import { createResultJudge } from '../sync/judge-result.ts';
import { leavesGap } from '../sync/plain-item.ts';
import { removeKnownPart } from '../sync/remove-known-part.ts';
import { hasValidStructure } from '../sync/structure-check.ts';

const MARKS = 4_000;
const ROUNDS = 9;

/**
 * The cost of one update, in µs. `apply`: to apply it. `judge`: to check header and causal order
 * (DOC-2, KEE-7). `result`: to validate the resulting document for a usual mark (SYN-50, SYN-51).
 * `tried`: the same for a mark that needs a dry run.
 */
export type JudgingFigures = {
  readonly apply: number;
  readonly judge: number;
  readonly result: number;
  readonly tried: number;
};

/** How much of an update is validated. */
type Judged = 'nothing' | 'step' | 'result' | 'tried';

/** A sheet as the server holds it, and the updates of a taster who marks it again and again. */
function marked(): { readonly start: Uint8Array; readonly updates: readonly Uint8Array[] } {
  const doc = new Y.Doc();
  createEvaluation(doc, 'one');
  const start = Y.encodeStateAsUpdate(doc);
  const updates: Uint8Array[] = [];
  doc.on('update', (update: Uint8Array) => void updates.push(update));
  for (let made = 0; made < MARKS; made += 1) {
    const [key, mm] = [ATTRIBUTE_KEYS[made % ATTRIBUTE_KEYS.length], made % 101];
    if (key !== undefined && isMillimetres(mm)) setMark(doc, key, mm);
  }
  return { start, updates };
}

function played(judged: Judged): number {
  const { start, updates } = marked();
  const doc = new Y.Doc();
  Y.applyUpdate(doc, start);
  const [judge, ids, dryRuns] = [createResultJudge(), createClientIds(), createDryRuns()];
  const from = performance.now();
  for (const update of updates) {
    if (judged !== 'nothing') {
      const parts = Y.decodeUpdate(update);
      let isTaken = !touchesHeader(doc, update, parts) && !isOutOfOrder(doc, update, parts);
      if (judged !== 'step')
        isTaken &&=
          hasValidStructure(update, parts, EVALUATION) &&
          !leavesGap(doc, parts) &&
          ids.judge(doc, 'taster', parts, false) === 'own' &&
          judge.allows(doc, EVALUATION, removeKnownPart(doc, { update, parts }));
      if (judged === 'tried') isTaken &&= dryRuns.holds(doc, update, () => true);
      if (!isTaken) throw new Error('a taster who marks is in step');
    }
    Y.applyUpdate(doc, update);
  }
  return ((performance.now() - from) * 1_000) / updates.length;
}

/**
 * Benchmarks the validation of updates. All variants take turns in one run; the result is the
 * median of the rounds.
 */
export function benchJudging(): JudgingFigures {
  const middle = (times: readonly number[]): number =>
    [...times].sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
  played('tried');
  const rounds = Array.from({ length: ROUNDS }, () => {
    const [apply, step, result] = [played('nothing'), played('step'), played('result')];
    return { apply, judge: step - apply, result: result - step, tried: played('tried') - step };
  });
  const of = (figure: keyof JudgingFigures) => middle(rounds.map((round) => round[figure]));
  return { apply: of('apply'), judge: of('judge'), result: of('result'), tried: of('tried') };
}
