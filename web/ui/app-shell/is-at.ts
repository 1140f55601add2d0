/**
 * Whether a path is the address of a link or nested under it. A trailing slash and the query are
 * ignored; a fragment is not.
 */
export function isAt(path: string, href: string): boolean {
  const [here, there] = [path, href].map((text) => text.replace(/\?[^#]*/, '').replace(/\/+$/, ''));
  return here === there || (there !== '' && here?.startsWith(`${there}/`) === true);
}
