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

/** A package of the product, and whether it runs on the server or is bundled into the page. */
export type UsedPackage = {
  readonly place: string;
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly integrity: string;
  readonly runs: boolean;
  readonly inPage: boolean;
};

/** The packages that the service worker plugin bundles into the page by imports in its own code. */
const IN_SERVICE_WORKER = [
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

/** Reads the packages of the lock file in `root`. */
export const readLock = (root: string): LockedPackages =>
  lockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))).packages;

/** The packages that the page imports, with their dependencies, by place. */
export function packagesOfPage(root: string, packages: LockedPackages): ReadonlySet<string> {
  const files = productFiles(root).filter((file) => !file.startsWith('server/'));
  const imported = files.flatMap((file) => packagesOf(root, file));
  return neededBy(packages, [...imported, ...IN_SERVICE_WORKER]);
}

/**
 * Lists every package that runs on the server or is bundled into the page, sorted by place (REL-3).
 */
export function usedPackages(root: string): readonly UsedPackage[] {
  const packages = readLock(root);
  const [runs, inPage] = [neededToRun(packages), packagesOfPage(root, packages)];
  return [...new Set([...runs, ...inPage])].toSorted().map((place) => {
    const { version = '', license: licence = '', integrity = '' } = packages[place] ?? {};
    const of = { runs: runs.has(place), inPage: inPage.has(place) };
    return { place, name: nameOf(place), version, licence, integrity, ...of };
  });
}
