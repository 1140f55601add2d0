import {
  defaultStringifySearch,
  type RegisteredRouter,
  type ResolveParams,
} from '@tanstack/react-router';

type Pages = RegisteredRouter['routesByPath'];

/**
 * The path of a page of this application, as the router declares it
 * (docs/specification/addresses.md).
 */
export type PagePath = keyof Pages;

/** The other parts of a URL: path parameters, search parameters, and hash. */
type Rest<Path extends PagePath> = {
  readonly search?: Pages[Path]['types']['fullSearchSchemaInput'];
  readonly hash?: string;
} & (NeedsNothing<Path> extends true
  ? { readonly params?: ResolveParams<Path> }
  : { readonly params: ResolveParams<Path> });

type NeedsNothing<Path extends PagePath> =
  Record<never, never> extends ResolveParams<Path> ? true : false;

/**
 * Builds the URL of a page for a link, with types from the router. The compiler checks the path and
 * its parameters, so that a link to an unknown page does not compile. Optional parameters without a
 * value are omitted.
 */
export function address<const Path extends PagePath>(
  path: Path,
  ...[rest]: NeedsNothing<Path> extends true ? [Rest<Path>?] : [Rest<Path>]
): string {
  const search = rest?.search === undefined ? '' : defaultStringifySearch(rest.search);
  const hash = rest?.hash === undefined ? '' : `#${rest.hash}`;
  return `${fill(path, rest?.params ?? {})}${search}${hash}`;
}

/**
 * Fills the parameters of a path, `$code` or `{-$code}`. An optional parameter without a value is
 * removed with its slash.
 */
const fill = (path: string, values: Readonly<Record<string, string | undefined>>): string =>
  path.replace(/\/(?:\{-\$(\w+)\}|\$(\w+))/g, (_place, optional?: string, needed?: string) => {
    const value = values[optional ?? needed ?? ''];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
