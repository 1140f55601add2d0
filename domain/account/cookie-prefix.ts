/**
 * ACC-97: what every cookie's name begins with. By https a browser takes a cookie of that name from this very host alone, by
 * https and for all of it, so that no host beside it can put one of its own in its place (RFC 6265bis, `__Host-`).
 */
export const cookiePrefix = (secure: boolean): string => (secure ? '__Host-verdial' : 'verdial');
