import {
  type LockedPackage,
  type LockedPackages,
  neededToRun,
  placeOf,
} from './locked-packages.ts';

/**
 * Removes optional peer dependencies on build tools from the lock file, and marks the tools as
 * development dependencies (REL-2). Otherwise npm installs such a tool for those who only run the
 * product. Returns the changed packages.
 */
export function toolsAlone(packages: LockedPackages): LockedPackages {
  const runs = neededToRun(packages);
  const isTool = (owner: string, name: string): boolean => {
    const place = placeOf(packages, owner, name);
    return place !== null && !runs.has(place);
  };
  return Object.fromEntries(
    Object.entries(packages).map(([place, { devOptional, ...entry }]) => {
      if (!runs.has(place))
        return [place, devOptional === true ? { ...entry, dev: true } : { ...entry }];
      const kept = { ...entry, ...(devOptional === undefined ? {} : { devOptional }) };
      return [place, withoutPeers(kept, (name) => isTool(place, name))];
    }),
  );
}

function withoutPeers(entry: LockedPackage, isLeftOut: (name: string) => boolean): LockedPackage {
  const { peerDependencies: peers = {}, peerDependenciesMeta: told = {}, ...rest } = entry;
  const stays = ([name]: readonly [string, unknown]) =>
    told[name]?.optional !== true || !isLeftOut(name);
  const kept = Object.fromEntries(Object.entries(peers).filter(stays));
  const keptMeta = Object.fromEntries(Object.entries(told).filter(stays));
  return {
    ...rest,
    ...(Object.keys(kept).length === 0 ? {} : { peerDependencies: kept }),
    ...(Object.keys(keptMeta).length === 0 ? {} : { peerDependenciesMeta: keptMeta }),
  };
}
