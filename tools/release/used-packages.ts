import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type LockedPackages,
  lockFile,
  nameOf,
  neededBy,
  neededToRun,
} from '../locked-packages.ts';
import { packagesOf } from '../package-imports.ts';
import { productFiles } from '../source-imports.ts';

/** A package that the product is made with: what it is, and whether it runs on the server or is built into the page. */
export type UsedPackage = {
  readonly place: string;
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly integrity: string;
  readonly runs: boolean;
  readonly inPage: boolean;
};

/** Built into the page by the one that makes its service worker, which imports them in code of its own. */
const IN_SERVICE_WORKER = [
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

/** The packages of the lock in `root`. */
export const readLock = (root: string): LockedPackages =>
  lockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))).packages;

/** The packages that the page imports, with what they need, by their places. */
export function packagesOfPage(root: string, packages: LockedPackages): ReadonlySet<string> {
  const files = productFiles(root).filter((file) => !file.startsWith('server/'));
  const imported = files.flatMap((file) => packagesOf(root, file));
  return neededBy(packages, [...imported, ...IN_SERVICE_WORKER]);
}

/** REL-3: every package that runs or is built into the page, in the order of their places. */
export function usedPackages(root: string): readonly UsedPackage[] {
  const packages = readLock(root);
  const [runs, inPage] = [neededToRun(packages), packagesOfPage(root, packages)];
  return [...new Set([...runs, ...inPage])].toSorted().map((place) => {
    const { version = '', license: licence = '', integrity = '' } = packages[place] ?? {};
    const of = { runs: runs.has(place), inPage: inPage.has(place) };
    return { place, name: nameOf(place), version, licence, integrity, ...of };
  });
}
