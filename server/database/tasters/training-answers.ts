import { answerOf, type PanelSoFar } from '../../../domain/training/answer-of.ts';
import { givesAnswers } from '../../../domain/training/training-kind.ts';
import { eachAttribute } from '../../../domain/words/each-attribute.ts';
import type { SessionCode } from '../../../domain/words/ids.ts';
import { scoreSheet } from '../../../domain/words/sealed-answers.ts';
import type { SessionState } from '../../../domain/words/session-state.ts';
import type { TrainingAnswer } from '../../../domain/words/training-answer.ts';
import { assess } from '../../../stats-worker/assessment/assess.ts';
import type { PanelScope } from '../database.ts';
import { readSettings } from '../installation/settings.ts';
import { sessionTraining } from '../sessions/session-training.ts';
import { type KeptSheet, listSealedSheets } from '../sheets/sheets.ts';

/** A served glass: its sample and replicate, which are never shown to a taster. */
type Served = { readonly sample: string; readonly replicate: number };

/**
 * Returns the answer for a sealed glass of a training session, by the sample and replicate served
 * (TRN-3).
 */
export type TrainingAnswers = (glass: Served) => TrainingAnswer | null;

/** The answers of a training session (TRN-3, TRN-4). Null for most sessions, which give none. */
export async function trainingAnswers(
  scope: PanelScope,
  session: SessionCode,
  state: SessionState,
  served: readonly Served[],
): Promise<TrainingAnswers | null> {
  const training = await sessionTraining(scope, session);
  if (training === null || !givesAnswers(training)) return null;
  const sheets = await listSealedSheets(scope, session);
  const { settings } = await readSettings(scope);
  const soFar = (glass: Served): PanelSoFar => {
    // SHT-5: a sheet of points has no medians of lines.
    const valid = sheets.filter(
      (sheet) => isOf(sheet, glass) && sheet.valid && sheet.points === undefined,
    );
    return {
      served: served.filter((other) => isOf(other, glass)).length,
      sealed: sheets.filter((sheet) => isOf(sheet, glass)).length,
      isOver: state === 'closed' || state === 'validated',
      counted: valid.length,
      medians: valid.length === 0 ? null : mediansOf(valid, settings),
    };
  };
  const answers = new Map<string, TrainingAnswer>();
  return (glass) => {
    const key = `${glass.sample} ${glass.replicate}`;
    const known = answers.get(key) ?? answerOf(training.targets[glass.sample], soFar(glass));
    answers.set(key, known);
    return known;
  };
}

/**
 * The medians of sheets in millimetres, rounded to halves. A median of whole millimetres is a
 * multiple of a half.
 */
function mediansOf(
  sheets: readonly KeptSheet[],
  settings: Parameters<typeof assess>[1],
): PanelSoFar['medians'] {
  const { attributes } = assess(sheets.map(scoreSheet), settings);
  const medians = eachAttribute((attribute) => attributes[attribute].median);
  return eachAttribute((attribute) => Math.round((medians[attribute] ?? 0) * 20) / 2);
}

const isOf = (a: Served, b: Served): boolean =>
  a.sample === b.sample && a.replicate === b.replicate;
