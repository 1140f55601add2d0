import { z } from 'zod';
import { ATTRIBUTE_KEYS, DESCRIPTOR_KEYS } from '../../domain/sheet/attributes.ts';
import type { Assessment, Figures } from '../../stats-worker/assessment/assessment.ts';

/** The assigned values of a reference material: a row of references.csv each, in cm (exchange.md). */
export const referenceValuesSchema = z.array(
  z.object({
    attribute: z.enum([...ATTRIBUTE_KEYS, ...DESCRIPTOR_KEYS]),
    predominant: z.boolean(),
    median: z.number(),
    u: z.number().nullable(),
    sd: z.number().nullable(),
  }),
);

/** One assigned value of a reference material. */
export type ReferenceValue = z.infer<typeof referenceValuesSchema>[number];

/** Beyond this |z| a reference asks for action (M-RM). */
const ACTION = 3;

/**
 * M-RM: whether a panel's result of a reference material is beyond its limits: for the predominant defect and for
 * fruity, En above 1, U above Umax, or |z| above 3. A material without assigned values cannot fail.
 */
export function isBeyondReference(
  assessment: Assessment,
  values: readonly ReferenceValue[],
): boolean {
  return values
    .filter(({ attribute, predominant }) => predominant || attribute === 'fruity')
    .some((value) => {
      const figures = figuresOf(assessment, value.attribute);
      return figures === null ? value.median > 0 : isBeyond(figures, value);
    });
}

function isBeyond({ median, u, uMax }: Figures, value: ReferenceValue): boolean {
  if (median === null || u === null) return true;
  const apart = Math.abs(median - value.median);
  const sure = Math.hypot(u, value.u ?? 0);
  if (sure === 0 ? apart > 0 : apart / sure > 1) return true;
  if (median > 0 && uMax !== null && u > uMax) return true;
  return value.sd !== null && value.sd > 0 && apart / value.sd > ACTION;
}

function figuresOf(assessment: Assessment, attribute: ReferenceValue['attribute']): Figures | null {
  for (const key of ATTRIBUTE_KEYS) if (key === attribute) return assessment.attributes[key];
  for (const key of DESCRIPTOR_KEYS) if (key === attribute) return assessment.others[key] ?? null;
  return null;
}
