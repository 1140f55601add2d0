/**
 * The transport security of a page: https, plain http from another machine, or plain http from this
 * machine.
 */
export type PageSecurity = 'https' | 'http' | 'this-machine';

/**
 * BTH-19: the transport security of this page. A browser treats its own machine as secure, whatever
 * others get there.
 */
export const pageSecurity = (protocol: string, isSecure: boolean): PageSecurity =>
  protocol === 'https:' ? 'https' : isSecure ? 'this-machine' : 'http';
