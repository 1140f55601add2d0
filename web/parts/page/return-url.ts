/**
 * Validates the URL to open after sign-in, against open redirects: a URL of this origin, or else
 * the fallback (ACC-12).
 */
export function ownAddress(text: string | undefined, fallback: string): string {
  if (text === undefined || !/^\/(?![/\\])/.test(text)) return fallback;
  const base = 'https://own.invalid';
  const parsed = URL.canParse(text, base) ? new URL(text, base) : null;
  if (parsed === null || parsed.origin !== base) return fallback;
  // An address such as `/.//elsewhere` becomes scheme-relative once its dots are resolved.
  if (parsed.pathname.startsWith('//')) return fallback;
  return `${parsed.pathname}${parsed.search}${parsed.hash}`;
}
