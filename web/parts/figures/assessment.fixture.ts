import type { Assessment, Figures } from '../../../domain/words/assessment.ts';
import { ATTRIBUTE_KEYS, type AttributeKey } from '../../../domain/words/attributes.ts';

/** The figures of nine scores with this median and s*, in cm. */
export function figuresFixture(median: number, sStar: number): Figures {
  const u = 1.96 * sStar;
  return {
    n: 9,
    median,
    p25: median - 0.2,
    p75: median + 0.2,
    iqr: 0.4,
    sStar,
    cvr: median === 0 ? null : (100 * sStar) / median,
    ciLow: median - u,
    ciHigh: median + u,
    u,
    uMax: 0.392 * median,
    mean: median,
    sd: sStar,
  };
}

/** A virgin oil: winey 2.1, fruity 3.4, all else zero, reliable. */
export function assessmentFixture(change: Partial<Assessment> = {}): Assessment {
  const zero = figuresFixture(0, 0);
  const attributes = Object.fromEntries(ATTRIBUTE_KEYS.map((key) => [key, zero])) as Record<
    AttributeKey,
    Figures
  >;
  return {
    n: 9,
    attributes: {
      ...attributes,
      winey: figuresFixture(2.1, 0.12),
      fruity: figuresFixture(3.4, 0.15),
    },
    others: {},
    predominantDefect: 'winey',
    md: 2.1,
    mf: 3.4,
    class: 'VOO',
    reliable: true,
    fruityClass: 'GREEN_MEDIUM',
    statements: [],
    ...change,
  };
}
