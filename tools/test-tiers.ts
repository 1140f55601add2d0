/**
 * The test tiers, cheapest first. A tier is a glob: the suffix or the folder of a file says what it
 * runs on.
 */
export const TIERS = [
  'unit',
  'embedded server',
  'component',
  'PostgreSQL',
  'process',
  'story',
] as const;

/** A test tier. */
export type Tier = (typeof TIERS)[number];

/**
 * Returns the tier of a test file by its path from the root of the project; null for a file that is
 * no test.
 */
export function tierOf(file: string): Tier | null {
  if (file.endsWith('.story.ts')) return 'story';
  if (file.endsWith('.test.tsx')) return 'component';
  if (!file.endsWith('.test.ts')) return null;
  if (file.endsWith('.postgres.test.ts')) return 'PostgreSQL';
  if (file.endsWith('.process.test.ts')) return 'process';
  return file.startsWith('server/') ? 'embedded server' : 'unit';
}
