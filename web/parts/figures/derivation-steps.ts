import type { ClassScheme } from '../../../domain/settings/class-scheme.ts';
import type { Assessment, OilClass } from '../../../domain/words/assessment.ts';
import type { DefectKey } from '../../../domain/words/attributes.ts';
import { classLimits } from './class-limits.ts';
import { figuresOf } from './figures-of.ts';

/**
 * A step of the derivation of a class from the medians, as data for a sentence. Figures are in cm.
 */
export type DerivationStep =
  | { readonly kind: 'too-few'; readonly n: number }
  | { readonly kind: 'no-defect' }
  | { readonly kind: 'predominant'; readonly defect: DefectKey }
  /** The two halves of a pair have different predominant defects; null for a half without one. */
  | {
      readonly kind: 'predominants';
      readonly defects: readonly [DefectKey | null, DefectKey | null];
    }
  | {
      readonly kind: 'mean';
      readonly of: 'md' | 'mf';
      readonly medians: readonly [number, number];
      readonly mean: number;
      readonly rounded: number;
    }
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

/** The derivation of the class of a result, step by step, in the order of the method (M-CLASS). */
export function derivationSteps(
  assessment: Assessment,
  scheme: ClassScheme,
): readonly DerivationStep[] {
  const { n, md, mf, predominantDefect } = assessment;
  const steps: DerivationStep[] =
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

/**
 * The derivation of the class of an accepted pair: the mean of both medians, rounded once (ASM-26,
 * M-PAIR).
 */
export function pairDerivationSteps(
  halves: readonly [Assessment, Assessment],
  judged: {
    readonly md: number | null;
    readonly mf: number | null;
    readonly class: OilClass | null;
  },
  scheme: ClassScheme,
): readonly DerivationStep[] {
  const [one, two] = halves;
  const { md, mf } = judged;
  const defects = [one.predominantDefect, two.predominantDefect] as const;
  const [first, second] = defects;
  const medianOf = (half: Assessment, key: DefectKey | null): number =>
    key === null ? 0 : (figuresOf(half, key)?.median ?? 0);
  const steps: DerivationStep[] =
    first === null && second === null
      ? [{ kind: 'no-defect' }]
      : first !== null && first === second
        ? [{ kind: 'predominant', defect: first }]
        : [{ kind: 'predominants', defects }];
  if (md !== null && (first !== null || second !== null))
    steps.push(meanStep('md', [medianOf(one, first), medianOf(two, second)], md));
  const fruity = [one.attributes.fruity.median, two.attributes.fruity.median] as const;
  if (mf !== null && fruity[0] !== null && fruity[1] !== null)
    steps.push(meanStep('mf', [fruity[0], fruity[1]], mf));
  if (judged.class === null || judged.class === 'NOCLASIFICATED' || md === null || mf === null)
    return [...steps, { kind: 'too-few', n: Math.min(one.n, two.n) }];
  return [...steps, classStep(judged.class, md, mf, scheme)];
}

/** Medians are multiples of half a millimetre, so that their mean is exact in quarters. */
const meanStep = (
  of: 'md' | 'mf',
  medians: readonly [number, number],
  rounded: number,
): DerivationStep => ({
  kind: 'mean',
  of,
  medians,
  mean: (Math.round(20 * medians[0]) + Math.round(20 * medians[1])) / 40,
  rounded,
});

/** The last step of a derivation: the limit that both rounded medians were compared with. */
export function classStep(
  oil: OilClass,
  md: number,
  mf: number,
  scheme: ClassScheme,
): Extract<DerivationStep, { kind: 'class' }> {
  const { virgin, ordinary } = classLimits(scheme);
  const step = { kind: 'class', oil, md, mf } as const;
  if (md <= virgin && mf === 0) return { ...step, because: 'no-fruity', limit: virgin };
  if (md === 0) return { ...step, because: 'no-defect', limit: 0 };
  if (md <= virgin) return { ...step, because: 'virgin', limit: virgin };
  if (ordinary !== null && md <= ordinary) return { ...step, because: 'ordinary', limit: ordinary };
  return { ...step, because: 'beyond', limit: ordinary ?? virgin };
}
