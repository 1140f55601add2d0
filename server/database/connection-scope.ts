/**
 * The RLS scope of a connection for its lifetime: the role that it assumes, and the server's seal
 * (SEC-82).
 */
export type ConnectionScope = { readonly role: string; readonly seal: string };

/**
 * How the connections of a pool are used (SEC-83). Either each has one scope for its lifetime, or
 * it is reset after each use.
 */
export type ConnectionUse = ConnectionScope | 'forgets';
