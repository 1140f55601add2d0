/** What the store holds of a document: a snapshot, if one was taken, and the updates since, in order. */
export type StoredDocument = {
  readonly birth: string;
  readonly snapshot: Uint8Array | null;
  readonly updates: readonly Uint8Array[];
};

/** One update of one document on its way into the log. */
export type PendingUpdate = { readonly name: string; readonly update: Uint8Array };

/**
 * The memory of live documents. Each call is one transaction; a promise that resolved means committed.
 * A document that cannot be read throws: it is never mistaken for one that is not there.
 */
export type DocumentStore = {
  /** The stored document, or null when there is none of that name. */
  load(name: string): Promise<StoredDocument | null>;
  /** Stores a new document; false when the name exists, and then nothing is written. */
  create(name: string, birth: string, state: Uint8Array): Promise<boolean>;
  /** Appends updates to the log, all or none. */
  append(updates: readonly PendingUpdate[]): Promise<void>;
  /** Merges log rows into the snapshot, from the database's own rows, under the document's lock. */
  compact(name: string, merge: (parts: readonly Uint8Array[]) => Uint8Array): Promise<void>;
};
