/**
 * The prefix of the name of every cookie, also of the session cookie (ACC-97). A browser accepts a
 * `__Host-` cookie only over https, from this very host and for all its paths (RFC 6265bis). No
 * neighbouring host can replace it with a cookie of its own.
 */
export const cookiePrefix = (secure: boolean): string => (secure ? '__Host-verdial' : 'verdial');
