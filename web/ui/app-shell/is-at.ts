/** Whether a path is an address or lies beneath it; a slash at the end and the query make no difference, a place in the page does. */
export function isAt(path: string, href: string): boolean {
  const [here, there] = [path, href].map((text) => text.replace(/\?[^#]*/, '').replace(/\/+$/, ''));
  return here === there || (there !== '' && here?.startsWith(`${there}/`) === true);
}
