import {
  type LockedPackage,
  type LockedPackages,
  neededToRun,
  placeOf,
} from './locked-packages.ts';

/**
 * REL-2: what a package only works with when it is there (an optional peer) npm also installs for those who run the product,
 * once a tool brings it. Answers the lock's packages without the word of such, and the tools as the tools' alone.
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
