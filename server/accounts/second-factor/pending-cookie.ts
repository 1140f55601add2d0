/**
 * Reads the identifier of a pending sign-in from its cookie, without the signature after the dot.
 * The account library verifies the signature.
 */
export function pendingCookie(headers: Headers, name: string): string | null {
  const found = parts(headers).find((part) => part.startsWith(`${name}=`));
  const value = found === undefined ? '' : readable(found.slice(name.length + 1));
  const dot = value.lastIndexOf('.');
  return dot <= 0 ? null : value.slice(0, dot);
}

/** Returns one cookie of a request as a header, or nothing when the request does not have it. */
export function onlyCookie(headers: Headers, name: string): { readonly cookie?: string } {
  const cookie = parts(headers).find((part) => part.startsWith(`${name}=`));
  return cookie === undefined ? {} : { cookie };
}

/** Returns the same headers without one cookie. */
export function withoutSession(headers: Headers, name: string): Headers {
  const others = new Headers(headers);
  const kept = parts(headers).filter((part) => !part.startsWith(`${name}=`));
  others.set('cookie', kept.join('; '));
  return others;
}

const parts = (headers: Headers): readonly string[] =>
  (headers.get('cookie') ?? '').split(';').map((part) => part.trim());

function readable(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
