/** The options of any call: an abort signal that cancels it. */
export type CallOptions = { readonly signal?: AbortSignal };

/** The options of a long call: an abort signal, and a listener for its progress, 0 to 1. */
export type LongCallOptions = CallOptions & { readonly onProgress?: (done: number) => void };
