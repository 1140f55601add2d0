/** How a page came: by https, without it from another machine, or without it from the machine it is looked at on. */
export type PageWay = 'https' | 'http' | 'this-machine';

/** BTH-19: how this page came; a browser holds one of its own machine for secure, whatever others get at their address. */
export const pageWay = (protocol: string, isSecure: boolean): PageWay =>
  protocol === 'https:' ? 'https' : isSecure ? 'this-machine' : 'http';
