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

/** The project as its package.json tells of it. */
export type Project = z.infer<typeof Project>;

/** The project of a package.json. */
export const readProject = (text: string): Project => Project.parse(JSON.parse(text));

/** What the release starts with: it installs what runs where that is not there yet, and builds nothing. */
const BEFORE_A_START = 'node install.js';

/** A command that runs without tools, by its program. */
export const RUNS = /^node ((?:server|stats-worker)\/(?!fuzz|simulation|bench)\S+)/;

/** REL-1: the package.json of a release: the commands that run without tools, and what the product runs on. */
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

/** REL-1: the shrinkwrap of a release: of the lock what the product runs on, as it stands there. */
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
