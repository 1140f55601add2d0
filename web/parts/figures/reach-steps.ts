import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { Assessment, OilClass } from '../../../domain/words/assessment.ts';
import type { DefectKey } from '../../../domain/words/attributes.ts';
import { classLimits } from './class-limits.ts';
import { figuresOf } from './figures-of.ts';

/** One step from the medians to the class, as data for a sentence. Figures in cm. */
export type ReachStep =
  | { readonly kind: 'too-few'; readonly n: number }
  | { readonly kind: 'no-defect' }
  | { readonly kind: 'predominant'; readonly defect: DefectKey }
  | {
      readonly kind: 'rounded';
      readonly of: 'md' | 'mf';
      readonly median: number;
      readonly rounded: number;
    }
  | {
      readonly kind: 'class';
      readonly oil: OilClass;
      readonly because: 'no-defect' | 'virgin' | 'no-fruity' | 'ordinary' | 'beyond';
      readonly md: number;
      readonly mf: number;
      readonly limit: number;
    };

/** M-CLASS: how the class of a result was reached, step by step, in the order the method goes. */
export function reachSteps(
  assessment: Assessment,
  scheme: PanelSettings['scheme'],
): readonly ReachStep[] {
  const { n, md, mf, predominantDefect } = assessment;
  const steps: ReachStep[] =
    predominantDefect === null
      ? [{ kind: 'no-defect' }]
      : [{ kind: 'predominant', defect: predominantDefect }];
  const median = predominantDefect === null ? 0 : figuresOf(assessment, predominantDefect)?.median;
  if (predominantDefect !== null && md !== null && median !== null && median !== undefined)
    steps.push({ kind: 'rounded', of: 'md', median, rounded: md });
  const fruity = assessment.attributes.fruity.median;
  if (fruity !== null && mf !== null)
    steps.push({ kind: 'rounded', of: 'mf', median: fruity, rounded: mf });
  if (assessment.class === 'NOCLASIFICATED' || md === null || mf === null)
    return [...steps, { kind: 'too-few', n }];
  return [...steps, classStep(assessment.class, md, mf, scheme)];
}

/** The last step: which limit the two rounded medians were held against. */
export function classStep(
  oil: OilClass,
  md: number,
  mf: number,
  scheme: PanelSettings['scheme'],
): Extract<ReachStep, { kind: 'class' }> {
  const { virgin, ordinary } = classLimits(scheme);
  const step = { kind: 'class', oil, md, mf } as const;
  if (md <= virgin && mf === 0) return { ...step, because: 'no-fruity', limit: virgin };
  if (md === 0) return { ...step, because: 'no-defect', limit: 0 };
  if (md <= virgin) return { ...step, because: 'virgin', limit: virgin };
  if (ordinary !== null && md <= ordinary) return { ...step, because: 'ordinary', limit: ordinary };
  return { ...step, because: 'beyond', limit: ordinary ?? virgin };
}
