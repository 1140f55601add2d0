import { dirname } from 'node:path/posix';
import { PROJECTS } from './check-steps.ts';
import type { Import } from './source-imports.ts';
import { TIERS, type Tier, tierOf } from './test-tiers.ts';

/**
 * The input of `npm run try`: what the command asks for, and the files of the project. Every path
 * is from its root, with `/`.
 */
export type TryRequest = {
  /** Files that differ from the branch main, deleted ones included. */
  readonly changed: readonly string[];
  /** Files and folders that the command names. If there are any, `changed` is ignored. */
  readonly named: readonly string[];
  /** Whether every tier runs, whatever its duration. */
  readonly all: boolean;
  readonly files: readonly string[];
  readonly imports: ReadonlyMap<string, readonly Import[]>;
  /** The duration of test files in their last run on this machine, in seconds. */
  readonly seconds: ReadonlyMap<string, number>;
};

/** The checks and tests that `npm run try` runs. */
export type TryPlan = {
  /** Projects whose types are checked. */
  readonly types: readonly string[];
  /** Files and folders to lint. */
  readonly lint: readonly string[];
  /** Test files to run. */
  readonly tests: readonly string[];
  /** Whether suites for both databases run on the embedded one alone. */
  readonly isEmbeddedOnly: boolean;
  /** How many test files of each tier could notice the change and are left out. */
  readonly leftOut: Readonly<Partial<Record<Tier, number>>>;
  /** Names that are neither a file nor a folder. */
  readonly unknown: readonly string[];
};

/**
 * The estimated seconds of a test file that never ran here, while another runs in parallel. Tiers
 * that are not listed run only when they are named or touched.
 */
const COST: Readonly<Partial<Record<Tier, number>>> = {
  unit: 0.2,
  'embedded server': 4,
  component: 1,
  // On the embedded database alone, for suites that run on both.
  PostgreSQL: 5,
};

/** The total seconds of tests near a change. A test that was changed itself always runs. */
const UNIT_ALLOWANCE = 10;
const OTHER_ALLOWANCE = 18;

/**
 * Fast tests that read the whole project: imports, rules, documented commands, messages of the
 * screens.
 */
const AUDITS: readonly string[] = [
  'tools/cited-rules.test.ts',
  'tools/import-circles.test.ts',
  'tools/imports.test.ts',
  'tools/operating.test.ts',
  'tools/product-rows.test.ts',
  'tools/typography.test.ts',
];

/** Files on which the types of every project depend. */
const OF_EVERY_PROJECT = /^(?:tsconfig\.base\.json|package(?:-lock)?\.json)$/;

/**
 * Decides what is checked and tested for the named paths, or else for the changed files (TST-7).
 */
export function planTry({ changed, named, all, files, imports, seconds }: TryRequest): TryPlan {
  const known = new Set(files);
  const inFolder = (name: string) => files.filter((file) => file.startsWith(`${name}/`));
  const folders = named.filter((name) => !known.has(name) && inFolder(name).length > 0);
  const namedTests = named.filter((name) => known.has(name) && tierOf(name) !== null);
  const touched =
    named.length === 0
      ? changed
      : named.filter((name) => known.has(name) && !namedTests.includes(name));
  const asked = [
    ...namedTests,
    ...touched.filter((file) => known.has(file) && tierOf(file) !== null),
  ];
  const ofFolders = folders.flatMap(inFolder).filter((file) => tierOf(file) !== null);
  const near = nearTests(touched, { files, imports });
  const tests = new Set([
    ...asked,
    ...ofFolders.filter((file) => all || tierCost(file) !== null),
    ...(touched.length === 0 ? [] : AUDITS.filter((file) => known.has(file))),
    ...(all ? near : chosen(near, seconds)),
  ]);
  return {
    types: PROJECTS.filter((project) =>
      [...touched, ...folders].some((path) => concerns(project, path, imports)),
    ),
    lint: [...touched.filter((file) => known.has(file)), ...folders],
    tests: [...tests].toSorted(),
    isEmbeddedOnly: !all && !asked.some((file) => file.includes('.postgres.')),
    leftOut: countTiers([...new Set([...ofFolders, ...near])].filter((file) => !tests.has(file))),
    unknown: named.filter((name) => !known.has(name) && !folders.includes(name)),
  };
}

/**
 * The tests that could notice a change of the touched files, nearest first. The distance is the
 * number of imports and folders between them, then the words that the two names share.
 */
function nearTests(
  touched: readonly string[],
  { files, imports }: Pick<TryRequest, 'files' | 'imports'>,
): readonly string[] {
  const importers = importersOf(imports);
  const nearest = new Map<string, { readonly steps: number; readonly shared: number }>();
  for (const file of touched) {
    const reached = stepsFrom(file, importers);
    // A file that no code imports (a picture, a table) is read by the tests next to it, if by any.
    if (reached.size === 1 && tierOf(file) === null)
      for (const other of files) if (dirname(other) === dirname(file)) reached.set(other, 1);
    for (const [test, steps] of reached) {
      if (tierOf(test) === null || test === file) continue;
      const found = {
        steps: steps + stepsBetween(dirname(file), dirname(test)),
        shared: sharedWords(file, test),
      };
      const before = nearest.get(test);
      if (before === undefined || compare(found, before) < 0) nearest.set(test, found);
    }
  }
  return [...nearest]
    .toSorted(([one, near], [other, far]) => compare(near, far) || (one < other ? -1 : 1))
    .map(([test]) => test);
}

type Nearness = { readonly steps: number; readonly shared: number };

const compare = (one: Nearness, other: Nearness): number =>
  one.steps - other.steps || other.shared - one.shared;

/**
 * The reverse import graph. Type imports are left out: they are erased before a test runs, and the
 * compiler checks them.
 */
function importersOf(imports: TryRequest['imports']): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of imports)
    for (const { target, isTypeOnly } of targets) {
      if (isTypeOnly) continue;
      const known = importers.get(target);
      if (known === undefined) importers.set(target, [file]);
      else known.push(file);
    }
  return importers;
}

/**
 * Every file that imports this one directly or indirectly, itself included, with the number of
 * imports between them.
 */
function stepsFrom(
  file: string,
  importers: ReadonlyMap<string, readonly string[]>,
): Map<string, number> {
  const steps = new Map([[file, 0]]);
  for (const [reached, far] of steps)
    for (const importer of importers.get(reached) ?? [])
      if (!steps.has(importer)) steps.set(importer, far + 1);
  return steps;
}

function stepsBetween(one: string, other: string): number {
  const [from, to] = [one.split('/'), other.split('/')];
  const common = from.findIndex((part, at) => part !== to[at]);
  const shared = common < 0 ? from.length : common;
  return from.length + to.length - 2 * shared;
}

function sharedWords(one: string, other: string): number {
  const words = (file: string) => new Set(file.split('/').at(-1)?.split('.')[0]?.split('-'));
  return words(one).intersection(words(other)).size;
}

function tierCost(file: string): number | null {
  const tier = tierOf(file);
  return tier === null ? null : (COST[tier] ?? null);
}

/**
 * The nearest tests within the time allowances. Unit tests have their own: a few tests of the
 * server would leave no time for them.
 */
function chosen(near: readonly string[], seconds: TryRequest['seconds']): readonly string[] {
  const isUnit = (file: string): boolean => tierOf(file) === 'unit';
  return [
    ...near.filter(isUnit).filter(within(UNIT_ALLOWANCE, seconds)),
    ...near.filter((file) => !isUnit(file)).filter(within(OTHER_ALLOWANCE, seconds)),
  ];
}

/** A filter that accepts files in their order until their total duration exceeds the allowance. */
function within(allowance: number, seconds: TryRequest['seconds']): (file: string) => boolean {
  let left = allowance;
  return (file) => {
    const usual = tierCost(file);
    const cost = usual === null ? null : (seconds.get(file) ?? usual);
    if (cost === null || cost > left) return false;
    left -= cost;
    return true;
  };
}

/**
 * Whether the types of a project must be checked for a path: one of its files, or a file that they
 * import directly.
 */
function concerns(project: string, path: string, imports: TryRequest['imports']): boolean {
  if (OF_EVERY_PROJECT.test(path)) return true;
  if (path === project || path.startsWith(`${project}/`))
    return /(?:\/|\.tsx?|\.json|^[^.]*)$/.test(path);
  if (
    path === 'hono.config.ts'
      ? project === 'server'
      : /^[\w.]+\.config\.ts$/.test(path) && project === 'tools'
  )
    return true;
  return [...imports].some(
    ([file, targets]) =>
      file.startsWith(`${project}/`) && targets.some(({ target }) => target === path),
  );
}

function countTiers(files: readonly string[]): Partial<Record<Tier, number>> {
  const counts = TIERS.map((tier) => [tier, files.filter((file) => tierOf(file) === tier).length]);
  return Object.fromEntries(counts.filter(([, count]) => count !== 0));
}
