import { classScheme } from '../../domain/settings/class-scheme.ts';
import { DESCRIPTOR_KEYS } from '../../domain/words/attributes.ts';
import { DEFECT_LINES } from '../assessment/exact-assessment.ts';
import { defectCode, FRUITY_CODE } from '../classification/defect-code.ts';
import { isReliable } from '../classification/is-reliable.ts';
import { descriptorSummary, sortLine } from '../classification/line-summary.ts';
import { oilClass } from '../classification/oil-class.ts';
import { namedDescriptors } from '../classification/other-descriptors.ts';
import { type DefectCandidate, predominantDefect } from '../classification/predominant-defect.ts';
import { roundHalves } from '../classification/round-to-tenth.ts';
import type { SheetGroup } from '../classification/sheet-group.ts';
import { LINES } from '../marks/sheet-columns.ts';
import type { AssessedHistory } from './assessed-history.ts';
import { readSummary, summariseInto, writeSummary } from './summary-columns.ts';

/** The output columns of an assessment. */
type Into = Omit<AssessedHistory, 'class'> & { readonly class: AssessedHistory['class'][number][] };

/**
 * Assesses one entry into the columns (M-STAT, M-CLASS). It gives the same as exactAssessment and
 * assessmentOf, by the same rules, but makes objects only for perceived defects.
 */
export function assessEntry(into: Into, entry: number, group: SheetGroup): void {
  const { lines, settings } = into;
  const at = entry * LINES;
  for (let line = 0; line < LINES; line += 1)
    summariseInto(lines, at + line, group.room, sortLine(group, line), settings.quantile);
  const candidates = perceivedDefects(into, at, group);
  const predominant = predominantDefect(candidates);
  if (predominant !== null) {
    into.defect[entry] = defectCode(predominant.key);
    writeSummary(into.defects, entry, predominant.summary);
  }
  const fruity = at + FRUITY_CODE;
  const mf = lines.n[fruity] === 0 ? null : roundHalves(lines.medianHalves[fruity] ?? 0);
  const md = predominant === null ? noDefect(into, at, candidates) : roundedMedian(predominant);
  into.class[entry] = oilClass(group.to - group.from, md, mf, classScheme(settings));
  into.reliable[entry] = isReliable(predominant?.summary ?? null, readSummary(lines, fruity))
    ? 1
    : 0;
}

/**
 * The defects with a median above zero, in the sheet's order, and the descriptors that half of the
 * sheets name (M-DEFECT).
 */
function perceivedDefects(
  { lines, settings }: Into,
  at: number,
  group: SheetGroup,
): readonly DefectCandidate[] {
  const found: DefectCandidate[] = [];
  for (let line = 0; line < DEFECT_LINES.length; line += 1) {
    const key = DEFECT_LINES[line];
    if (key !== undefined && (lines.medianHalves[at + line] ?? 0) > 0)
      found.push({ key, summary: readSummary(lines, at + line) });
  }
  for (const code of namedDescriptors(group)) {
    const key = DESCRIPTOR_KEYS[code - 1];
    if (key !== undefined)
      found.push({ key, summary: descriptorSummary(group, code, settings.quantile) });
  }
  return found;
}

const roundedMedian = ({ summary }: DefectCandidate): number => roundHalves(summary.medianHalves);

/** Md without a predominant defect: 0, or null where no line of a defect was answered (M-CLASS). */
function noDefect(
  { lines }: Into,
  at: number,
  candidates: readonly DefectCandidate[],
): number | null {
  if (candidates.length > 0) return 0;
  for (let line = 0; line < DEFECT_LINES.length; line += 1) if (lines.n[at + line] !== 0) return 0;
  return null;
}
