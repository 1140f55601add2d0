import { accept, type Result, refuse } from '../../domain/refusal.ts';
import { ATTRIBUTE_KEYS } from '../../domain/words/attributes.ts';
import { LINE_LENGTH } from '../../domain/words/millimetres.ts';
import { dayOf } from '../marks/calendar-day.ts';
import { LINES, UNANSWERED } from '../marks/sheet-columns.ts';
import { unpackMonths } from '../months/packed-months.ts';
import { referenceMaterial } from '../quality/assigned-value.ts';
import type { HistoryQuestion } from './history-question.ts';
import type { HistoryInput } from './history-report.ts';
import { tasterTwice } from './taster-twice.ts';

/**
 * Validates a history: every mark is on the line, no taster has two sheets of one glass, and every
 * day is a date (M-SCALE, M-STAT).
 */
export function checkHistory(
  question: HistoryQuestion,
): Result<
  HistoryInput,
  'mark-out-of-range' | 'taster-twice' | 'date-unknown' | 'month-unreadable'
> {
  const { references, settings, asOf } = question;
  const unpacked =
    'packs' in question.columns ? unpackMonths(question.columns) : accept(question.columns);
  if (!unpacked.ok) return unpacked;
  const columns = unpacked.value;
  const bad = markOffTheLine(columns.marks);
  if (bad >= 0) {
    const taster = columns.taster[Math.floor(bad / LINES)] ?? 0;
    return refuse('mark-out-of-range', {
      taster: columns.tasters[taster] ?? '',
      attribute: ATTRIBUTE_KEYS[bad % LINES] ?? '',
    });
  }
  // Joining months makes one sheet of each taster and glass, so only columns from outside can have
  // two.
  const twice = 'packs' in question.columns ? null : tasterTwice(columns);
  if (twice !== null) return refuse('taster-twice', { taster: twice });
  const day = checkDay(asOf);
  if (!day.ok) return day;
  const materials = references.map(({ sample, values }) => referenceMaterial(sample, values));
  return accept({ columns, references: materials, settings, asOf: day.value });
}

/**
 * The index of the first mark that is not on the line, or -1. A loop: nine million function calls
 * would be slow.
 */
function markOffTheLine(marks: Uint8Array): number {
  for (let at = 0; at < marks.length; at += 1) {
    const mm = marks[at] ?? UNANSWERED;
    if (mm > LINE_LENGTH && mm !== UNANSWERED) return at;
  }
  return -1;
}

/** Parses a date YYYY-MM-DD as a day; null stays null. */
export function checkDay(date: string | null): Result<number | null, 'date-unknown'> {
  if (date === null) return accept(null);
  const day = dayOf(date);
  return day === null ? refuse('date-unknown', { date }) : accept(day);
}
