/** The tiers of tests, cheapest first. A tier is a glob: the suffix of a file, or its folder, says what it runs on. */
export const TIERS = [
  'unit',
  'embedded server',
  'component',
  'PostgreSQL',
  'process',
  'story',
] as const;

export type Tier = (typeof TIERS)[number];

/** The tier of a test file by its path from the root of the project; null for a file that is no test. */
export function tierOf(file: string): Tier | null {
  if (file.endsWith('.story.ts')) return 'story';
  if (file.endsWith('.test.tsx')) return 'component';
  if (!file.endsWith('.test.ts')) return null;
  if (file.endsWith('.postgres.test.ts')) return 'PostgreSQL';
  if (file.endsWith('.process.test.ts')) return 'process';
  return file.startsWith('server/') ? 'embedded server' : 'unit';
}
