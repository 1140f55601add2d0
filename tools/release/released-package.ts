import { z } from 'zod';
import { type LockedPackages, neededToRun } from '../locked-packages.ts';

const named = z.record(z.string(), z.string());
const Project = z.looseObject({
  version: z.string(),
  license: z.string(),
  description: z.string(),
  type: z.string(),
  main: z.string(),
  engines: named,
  scripts: named,
  dependencies: named,
  optionalDependencies: named,
});

/** The project, as its package.json describes it. */
export type Project = z.infer<typeof Project>;

/** Parses the package.json of the project. */
export const readProject = (text: string): Project => Project.parse(JSON.parse(text));

/**
 * The release runs this before each start: it installs missing runtime dependencies, and builds
 * nothing.
 */
const BEFORE_A_START = 'node install.js';

/** Matches a command that runs without build tools; the group is its program. */
export const RUNS = /^node ((?:server|stats-worker)\/(?!fuzz|simulation|bench)\S+)/;

/**
 * Generates the package.json of a release: the commands that run without build tools, and the
 * runtime dependencies (REL-1).
 */
export function releasedPackage(project: Project): object {
  const { scripts, version, description, license, type, main, engines } = project;
  const kept = Object.entries(scripts).filter(([, command]) => RUNS.test(command));
  const before = { prestart: BEFORE_A_START, predemo: BEFORE_A_START };
  return {
    name: 'verdial',
    version,
    description,
    license,
    private: true,
    type,
    main,
    engines,
    scripts: { ...before, ...Object.fromEntries(kept) },
    ...installed(project),
  };
}

const installed = ({ dependencies, optionalDependencies }: Project) => ({
  dependencies,
  optionalDependencies,
});

/**
 * Generates the shrinkwrap of a release: the runtime dependencies, exactly as in the lock file
 * (REL-1).
 */
export function releasedShrinkwrap(project: Project, packages: LockedPackages): object {
  const { version, license, engines } = project;
  const runs = neededToRun(packages);
  const root = { name: 'verdial', version, license, ...installed(project), engines };
  return {
    name: 'verdial',
    version,
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': root,
      ...Object.fromEntries(
        Object.entries(packages)
          .filter(([place]) => runs.has(place))
          .map(([place, { devOptional, ...entry }]) => [
            place,
            { ...entry, ...(devOptional === true ? { optional: true } : {}) },
          ]),
      ),
    },
  };
}
