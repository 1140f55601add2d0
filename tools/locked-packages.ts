import { z } from 'zod';

const names = z.record(z.string(), z.string()).optional();

/** A package of the lock, as far as it is read here. */
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

/** The lock: every package by its place; the project itself has none. */
export const lockFile = z.looseObject({ packages: z.record(z.string(), lockedPackage) });

/** A package of the lock. */
export type LockedPackage = z.infer<typeof lockedPackage>;

/** The packages of a lock by their places. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** The name of a package, from its place. */
export const nameOf = (place: string): string => place.replace(/^.*node_modules\//, '');

/** Where a package finds another by its name: beside itself, or in a folder above. Null where nobody brings it. */
export function placeOf(packages: LockedPackages, owner: string, name: string): string | null {
  const place = `${owner === '' ? '' : `${owner}/`}node_modules/${name}`;
  if (packages[place] !== undefined) return place;
  if (owner === '') return null;
  return placeOf(packages, owner.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, ''), name);
}

/**
 * The places of the named packages and of everything they need, those of other platforms too. What a package only works
 * with when it is there (an optional peer) is not needed.
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

/** REL-2: the places of what the product runs on, by what the project itself names. */
export function neededToRun(packages: LockedPackages): ReadonlySet<string> {
  const { dependencies, optionalDependencies } = packages[''] ?? {};
  return neededBy(packages, Object.keys({ ...dependencies, ...optionalDependencies }));
}
