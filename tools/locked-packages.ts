import { z } from 'zod';

const names = z.record(z.string(), z.string()).optional();

/** The schema of a package in the lock file; it has only the fields that are read here. */
export const lockedPackage = z.looseObject({
  version: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z
    .record(z.string(), z.looseObject({ optional: z.boolean().optional() }))
    .optional(),
});

/**
 * The schema of the lock file: every package by its place. The project itself has the empty place.
 */
export const lockFile = z.looseObject({ packages: z.record(z.string(), lockedPackage) });

/** A package of the lock file. */
export type LockedPackage = z.infer<typeof lockedPackage>;

/** The packages of a lock file, by place. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** The name of a package, from its place. */
export const nameOf = (place: string): string => place.replace(/^.*node_modules\//, '');

/**
 * Resolves a package name as Node does, from the owner's folder upwards. Returns its place, or null
 * if it is not installed.
 */
export function placeOf(packages: LockedPackages, owner: string, name: string): string | null {
  const place = `${owner === '' ? '' : `${owner}/`}node_modules/${name}`;
  if (packages[place] !== undefined) return place;
  if (owner === '') return null;
  return placeOf(packages, owner.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, ''), name);
}

/**
 * The places of the named packages and of their transitive dependencies, those of other platforms
 * too. Optional peer dependencies are left out.
 */
export function neededBy(packages: LockedPackages, wanted: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (owner: string, name: string): void => {
    const place = placeOf(packages, owner, name);
    const entry = place === null ? undefined : packages[place];
    if (place === null || entry === undefined || found.has(place)) return;
    found.add(place);
    const peers = Object.keys(entry.peerDependencies ?? {}).filter(
      (peer) => entry.peerDependenciesMeta?.[peer]?.optional !== true,
    );
    const own = { ...entry.dependencies, ...entry.optionalDependencies };
    for (const next of [...Object.keys(own), ...peers]) follow(place, next);
  };
  for (const name of wanted) follow('', name);
  return found;
}

/** The places of the product's runtime dependencies (REL-2). */
export function neededToRun(packages: LockedPackages): ReadonlySet<string> {
  const { dependencies, optionalDependencies } = packages[''] ?? {};
  return neededBy(packages, Object.keys({ ...dependencies, ...optionalDependencies }));
}
