import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import {
  type AttributeKey,
  type DefectKey,
  isAttributeKey,
} from '../../domain/words/attributes.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';
import { exactAssessment, groupOf } from '../assessment/exact-assessment.ts';
import { countingSheets } from '../marks/whole-sheets.ts';
import { profileOf } from '../method/profile-of.ts';
import type { AssignedValue } from '../quality/assigned-value.ts';
import type { QualityIndex } from '../quality/index-value.ts';
import type { Series } from '../quality/observation.ts';
import type { TasterSeries } from '../quality/taster-indexes.ts';
import { summarise } from '../statistics/mark-summary.ts';
import { type AcceptanceQuestion, explainAcceptance } from './explain-acceptance.ts';
import { type AwardQuestion, explainAward } from './explain-award.ts';
import { explainCompetence } from './explain-competence.ts';
import { type DuplicateFigure, explainDuplicate } from './explain-duplicate.ts';
import { explainEvolution } from './explain-evolution.ts';
import { explainIndex, type IndexQuestion } from './explain-index.ts';
import { explainReference, type ReferenceFigure } from './explain-reference.ts';
import { explainStatistic, type StatisticFigure } from './explain-statistic.ts';
import { explainVerdict, type VerdictFigure } from './explain-verdict.ts';
import type { ExplainedFigure, Explanation } from './explanation.ts';
import { judgedSample } from './judged-sample.ts';
import { marksOf } from './marks-of.ts';

/** A question about the derivation of a figure, with the data from which it is computed. */
export type FigureQuestion =
  | {
      readonly about: 'attribute';
      readonly figure: StatisticFigure;
      readonly attribute: AttributeKey | DefectKey;
      readonly sheets: readonly ScoredSheet[];
    }
  | {
      readonly about: 'sample';
      readonly figure: VerdictFigure;
      readonly sheets: readonly ScoredSheet[];
    }
  | {
      readonly about: 'duplicate';
      readonly figure: DuplicateFigure;
      readonly first: readonly ScoredSheet[];
      readonly second: readonly ScoredSheet[];
    }
  | ({ readonly about: 'index' } & IndexQuestion)
  | {
      readonly about: 'reference';
      readonly figure: ReferenceFigure;
      readonly sheets: readonly ScoredSheet[];
      readonly assigned: AssignedValue;
    }
  | {
      readonly about: 'competence';
      /** Whether the panel has reference materials; without them M-DNR is not required. */
      readonly hasReferences: boolean;
      readonly indexes: Readonly<Partial<Record<Series, TasterSeries>>>;
    }
  | {
      readonly about: 'evolution';
      /** The moving index, oldest first. */
      readonly moving: readonly QualityIndex[];
    }
  | ({ readonly about: 'acceptance' } & AcceptanceQuestion)
  | ({ readonly about: 'award' } & AwardQuestion);

/**
 * Whether an attribute has figures: a line of the sheet always, a descriptor where half of the
 * sheets name it (M-DEFECT).
 */
const hasFigures = (
  key: AttributeKey | DefectKey,
  sheets: readonly ScoredSheet[],
  settings: PanelSettings,
): boolean =>
  isAttributeKey(key) ||
  exactAssessment(groupOf(sheets, settings), settings.quantile).others.some(
    (other) => other.key === key,
  );

/**
 * Explains any figure of the method by its rule, its formula, inputs and intermediate values. Null
 * where the figure is not defined, such as the CVr of a median of zero, or does not exist.
 */
export function explain(question: FigureQuestion, settings: PanelSettings): ExplainedFigure | null {
  const found = explainFigure(question, settings);
  return found === null ? null : { ...found, method: settings.method };
}

function explainFigure(question: FigureQuestion, settings: PanelSettings): Explanation | null {
  switch (question.about) {
    case 'attribute': {
      const { figure, attribute, sheets } = question;
      if (!hasFigures(attribute, sheets, settings)) return null;
      return explainStatistic(
        figure,
        attribute,
        marksOf(countingSheets(sheets, profileOf(settings)), attribute),
        settings.quantile,
      );
    }
    case 'sample':
      return explainVerdict(question.figure, judgedSample(question.sheets, settings));
    case 'duplicate':
      return explainDuplicate(
        question.figure,
        judgedSample(question.first, settings),
        judgedSample(question.second, settings),
      );
    case 'index':
      return explainIndex(question, settings);
    case 'reference': {
      const { figure, sheets, assigned } = question;
      const { sheets: counting, assessment } = judgedSample(sheets, settings);
      const summary = summarise(marksOf(counting, assigned.attribute), settings.quantile);
      return explainReference(figure, summary, assigned, settings, assessment.predominantDefect);
    }
    case 'competence':
      return explainCompetence(question.indexes, settings, question.hasReferences);
    case 'evolution':
      return explainEvolution(question.moving);
    case 'acceptance':
      return explainAcceptance(question, settings);
    case 'award':
      return explainAward(question, settings.awardScore);
  }
}
