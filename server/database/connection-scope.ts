/** What a connection is for as long as it is there: the role it takes on, and the seal of the server (SEC-82). */
export type ConnectionScope = { readonly role: string; readonly seal: string };

/** SEC-83: how connections of a pool are used: each for one scope as long as it is there, or anew by each who takes it. */
export type ConnectionUse = ConnectionScope | 'forgets';
