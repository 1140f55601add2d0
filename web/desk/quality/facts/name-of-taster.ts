import type { QualityFacts } from '../facts/quality-facts.ts';

/** A taster's name by the code; empty for one who is not in the register. */
export const nameOfTaster = ({ names }: QualityFacts, code: string): string =>
  names.tasters.find((taster) => taster.code === code)?.name ?? '';
