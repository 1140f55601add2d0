/** What a caller may hand to any call: a signal that gives it up. */
export type CallOptions = { readonly signal?: AbortSignal };

/** What a caller may hand to a long call: a signal, and a listener told how far it is, 0 to 1. */
export type LongCallOptions = CallOptions & { readonly onProgress?: (done: number) => void };
