import {
  defaultStringifySearch,
  type RegisteredRouter,
  type ResolveParams,
} from '@tanstack/react-router';

type Pages = RegisteredRouter['routesByPath'];

/** The path of a page of the product, as the routes declare it (docs/specification/addresses.md). */
export type PagePath = keyof Pages;

/** What goes with a path: what fills its `$places`, its search, and a place within the page. */
type Rest<Path extends PagePath> = {
  readonly search?: Pages[Path]['types']['fullSearchSchemaInput'];
  readonly hash?: string;
} & (NeedsNothing<Path> extends true
  ? { readonly params?: ResolveParams<Path> }
  : { readonly params: ResolveParams<Path> });

type NeedsNothing<Path extends PagePath> =
  Record<never, never> extends ResolveParams<Path> ? true : false;

/**
 * The address of a page, for a link. Its path and what fills it are checked against the routes by the compiler: what is
 * not there cannot be linked to. What an address may leave out and is not given, it leaves out.
 */
export function address<const Path extends PagePath>(
  path: Path,
  ...[rest]: NeedsNothing<Path> extends true ? [Rest<Path>?] : [Rest<Path>]
): string {
  const search = rest?.search === undefined ? '' : defaultStringifySearch(rest.search);
  const hash = rest?.hash === undefined ? '' : `#${rest.hash}`;
  return `${fill(path, rest?.params ?? {})}${search}${hash}`;
}

/** Puts values into the places of a path, `$code` or `{-$code}`; a place without a value goes with its slash. */
const fill = (path: string, values: Readonly<Record<string, string | undefined>>): string =>
  path.replace(/\/(?:\{-\$(\w+)\}|\$(\w+))/g, (_place, optional?: string, needed?: string) => {
    const value = values[optional ?? needed ?? ''];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
