import { runSteps, type Step } from './run-step.ts';

/**
 * The TypeScript projects. Each folder's tsconfig.json says what its code may use of the browser
 * and of Node.
 */
export const PROJECTS = ['domain', 'stats-worker', 'server', 'web', 'tools', 'stories'] as const;

/**
 * The type check of one project, with one checker. Each checker of the compiler resolves the types
 * that it needs by itself. Four of them use up to twice the processor time of one.
 */
export const typesOf = (project: string): Step => ({
  title: `types: ${project}`,
  command: 'tsc',
  parameters: ['-p', project, '--checkers', '1'],
});

/**
 * The checks. The longest chain comes first, so that the rest runs in parallel with it. Messages
 * are extracted into the catalogues first, so that a new one counts as untranslated; the catalogues
 * are sources of the page.
 */
const STEPS: readonly Step[] = [
  { title: 'messages', command: 'lingui', parameters: ['extract', '--clean'] },
  {
    title: 'translations complete',
    command: 'lingui',
    parameters: ['compile', '--strict'],
    after: ['messages'],
  },
  {
    title: 'the page builds',
    command: 'vite',
    parameters: ['build', '--logLevel', 'warn'],
    after: ['translations complete'],
  },
  {
    title: 'page weights',
    command: 'node',
    parameters: ['tools/check-page-weights.ts'],
    after: ['the page builds'],
  },
  ...PROJECTS.map(typesOf),
  { title: 'lint and format', command: 'biome', parameters: ['check', '.'] },
  { title: 'unused code', command: 'knip', parameters: [] },
];

/** Runs all static checks, two at a time. Resolves to the titles of those that failed. */
export const runChecks = (): Promise<readonly string[]> => runSteps(STEPS);
