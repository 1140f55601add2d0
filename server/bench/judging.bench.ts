import { performance } from 'node:perf_hooks';
import * as Y from 'yjs';
import { createEvaluation, setMark } from '../../domain/documents/evaluation.document.ts';
import { ATTRIBUTE_KEYS } from '../../domain/words/attributes.ts';
import { isMillimetres } from '../../domain/words/millimetres.ts';
import { touchesHeader } from '../sync/header-guard.ts';
import { isOutOfStep } from '../sync/out-of-step.ts';

const MARKS = 4_000;
const ROUNDS = 9;

/** What one update of a sheet costs, in µs: to apply it, and to judge it before (DOC-2, KEE-7). */
export type JudgingFigures = { readonly apply: number; readonly judge: number };

/** A sheet as the server holds it, and the updates of a taster who marks it over and over. */
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

function played(judged: boolean): number {
  const { start, updates } = marked();
  const doc = new Y.Doc();
  Y.applyUpdate(doc, start);
  const from = performance.now();
  for (const update of updates) {
    if (judged && (touchesHeader(doc, update) || isOutOfStep(doc, update)))
      throw new Error('a taster who marks is in step');
    Y.applyUpdate(doc, update);
  }
  return ((performance.now() - from) * 1_000) / updates.length;
}

/** Both in turns, in one run; the middle of the rounds. */
export function benchJudging(): JudgingFigures {
  const middle = (times: readonly number[]): number =>
    [...times].sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
  played(true);
  const rounds = Array.from({ length: ROUNDS }, () => [played(false), played(true)] as const);
  const apply = middle(rounds.map(([plain]) => plain));
  return { apply, judge: middle(rounds.map(([plain, judged]) => judged - plain)) };
}
