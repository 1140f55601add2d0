/**
 * The transport security of a page: HTTPS, plain HTTP from another machine, or plain HTTP from this
 * machine.
 */
export type PageSecurity = 'https' | 'http' | 'this-machine';

/**
 * The transport security of this page (BTH-19). A browser treats its own machine as secure, but
 * other machines get plain HTTP there.
 */
export const pageSecurity = (protocol: string, isSecure: boolean): PageSecurity =>
  protocol === 'https:' ? 'https' : isSecure ? 'this-machine' : 'http';
