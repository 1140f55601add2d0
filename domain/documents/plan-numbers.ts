import type { NumberRule } from '../fields/number-rule.ts';

/**
 * The ranges of the numbers in a plan: temperatures of samples and room in degrees Celsius, rest in
 * minutes, the greatest En.
 */
export const PLAN_NUMBERS = {
  sampleTemperature: { low: 0, high: 60, decimals: 1 },
  roomTemperature: { low: 0, high: 60, decimals: 1 },
  restMinutes: { low: 0, high: 240, decimals: 0, isRequired: true },
  enMaxDefect: { low: 0.01, high: 10, decimals: 2, isRequired: true },
  enMaxFruity: { low: 0.01, high: 10, decimals: 2, isRequired: true },
} as const satisfies Record<string, NumberRule>;
