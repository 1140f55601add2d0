import { classScheme } from '../../domain/settings/class-scheme.ts';
import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { Assessment, Figures } from '../../domain/words/assessment.ts';
import type { DescriptorKey } from '../../domain/words/attributes.ts';
import { eachAttribute } from '../../domain/words/each-attribute.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';
import { fruityClass, statedKind } from '../classification/fruity-class.ts';
import { isReliable } from '../classification/is-reliable.ts';
import { oilClass } from '../classification/oil-class.ts';
import { roundHalves } from '../classification/round-to-tenth.ts';
import { statements } from '../classification/statements.ts';
import { profileOf } from '../method/profile-of.ts';
import { figures } from '../statistics/figures.ts';
import type { MarkSummary } from '../statistics/mark-summary.ts';
import { type ExactAssessment, exactAssessment, groupOf } from './exact-assessment.ts';

/**
 * Computes the assessment of one sample in one replicate, from its valid sheets in any order
 * (M-STAT, M-CLASS).
 */
export function assess(sheets: readonly ScoredSheet[], settings: PanelSettings): Assessment {
  return assessmentOf(exactAssessment(groupOf(sheets, settings), settings.quantile), settings);
}

/** Converts an exact assessment into an assessment under the settings (M-CLASS). */
export function assessmentOf(exact: ExactAssessment, settings: PanelSettings): Assessment {
  const { n, attributes, predominant } = exact;
  const profile = profileOf(settings);
  const md = roundedDefect(exact);
  const mf = attributes.fruity.n === 0 ? null : roundHalves(attributes.fruity.medianHalves);
  const oil = oilClass(n, md, mf, classScheme(settings));
  return {
    n,
    attributes: eachAttribute((key) => figures(attributes[key])),
    others: otherFigures(exact),
    predominantDefect: predominant?.key ?? null,
    md: md === null ? null : md / 10,
    mf: mf === null ? null : mf / 10,
    class: oil,
    reliable: isReliable(predominant?.summary ?? null, attributes.fruity),
    fruityClass: fruityClass(mf, statedKind(exact.fruityTicks, profile), profile),
    statements: statements(
      {
        fruity: quarters(attributes.fruity),
        bitter: quarters(attributes.bitter),
        pungent: quarters(attributes.pungent),
      },
      { class: oil, n, ticks: exact.fruityTicks },
      profile,
    ),
  };
}

/**
 * Md in mm; 0 where no defect is predominant, null where no line of a defect was answered
 * (M-CLASS).
 */
export function roundedDefect({ predominant, defects }: ExactAssessment): number | null {
  if (predominant !== null) return roundHalves(predominant.summary.medianHalves);
  return defects.some(({ summary }) => summary.n > 0) ? 0 : null;
}

const quarters = (of: MarkSummary): number | null => (of.n === 0 ? null : 2 * of.medianHalves);

function otherFigures({ others }: ExactAssessment): Assessment['others'] {
  const found: Partial<Record<DescriptorKey, Figures>> = {};
  for (const { key, summary } of others) found[key] = figures(summary);
  return found;
}
