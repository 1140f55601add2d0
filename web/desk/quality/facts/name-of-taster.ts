import type { QualityFacts } from '../facts/quality-facts.ts';

/** Returns a taster's name by code; empty for a code that is not in the register. */
export const nameOfTaster = ({ names }: QualityFacts, code: string): string =>
  names.tasters.find((taster) => taster.code === code)?.name ?? '';
