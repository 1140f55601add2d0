/** ACC-12: where to go after signing in: an address of this very origin, else the default. */
export function ownAddress(text: string | undefined, fallback: string): string {
  if (text === undefined || !/^\/(?![/\\])/.test(text)) return fallback;
  const base = 'https://own.invalid';
  const parsed = URL.canParse(text, base) ? new URL(text, base) : null;
  if (parsed === null || parsed.origin !== base) return fallback;
  // What was `/.//elsewhere` is an address without a scheme once its dots are worked out.
  if (parsed.pathname.startsWith('//')) return fallback;
  return `${parsed.pathname}${parsed.search}${parsed.hash}`;
}
