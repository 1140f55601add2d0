import { runSteps, type Step } from './run-step.ts';

/** The projects of the compiler: each folder says in its tsconfig.json what its code may use of the browser and of Node. */
export const PROJECTS = ['domain', 'stats-worker', 'server', 'web', 'tools', 'stories'] as const;

/**
 * One checker: each checker of the compiler resolves the types that it needs by itself, and four of them use up to twice the
 * processor time of one.
 */
export const typesOf = (project: string): Step => ({
  title: `types: ${project}`,
  command: 'tsc',
  parameters: ['-p', project, '--checkers', '1'],
});

/**
 * The longest chain comes first, so that the rest fits beside it. A message that is in the code and not in a catalogue is
 * extracted first, so that it counts as untranslated; the catalogues are sources of the page.
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
  ...PROJECTS.map(typesOf),
  { title: 'lint and format', command: 'biome', parameters: ['check', '.'] },
  { title: 'unused code', command: 'knip', parameters: [] },
];

/** Everything that is checked without running the product, two steps at a time. Resolves to the titles of what failed. */
export const runChecks = (): Promise<readonly string[]> => runSteps(STEPS);
