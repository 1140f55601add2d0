/** What the cookie of a first step names, without the seal behind the dot, which the account library looks at. */
export function pendingCookie(headers: Headers, name: string): string | null {
  const found = parts(headers).find((part) => part.startsWith(`${name}=`));
  const value = found === undefined ? '' : readable(found.slice(name.length + 1));
  const dot = value.lastIndexOf('.');
  return dot <= 0 ? null : value.slice(0, dot);
}

/** One cookie of a request, as a header; nothing where it is not there. */
export function onlyCookie(headers: Headers, name: string): { readonly cookie?: string } {
  const cookie = parts(headers).find((part) => part.startsWith(`${name}=`));
  return cookie === undefined ? {} : { cookie };
}

/** The same headers without one cookie. */
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
