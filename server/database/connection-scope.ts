/** What a connection is for as long as it is there: the role it takes on, and the seal of the server (SEC-82). */
export type ConnectionScope = { readonly role: string; readonly seal: string };
