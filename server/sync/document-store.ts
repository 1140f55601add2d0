/** What is missing of a document's log, or is not as it was written: the places from the first to the last. */
export type LostPlaces = { readonly from: number; readonly to: number };

/** What the store holds of a document: a snapshot and the updates since, in order. */
export type StoredDocument = {
  readonly birth: string;
  readonly snapshot: Uint8Array;
  readonly updates: readonly Uint8Array[];
  /** How many updates were ever stored of it, and how many of them the snapshot holds. */
  readonly place: number;
  readonly merged: number;
  /** KEE-8: whether it is closed to what devices write. */
  readonly closed: boolean;
  /** KEE-9: what of them is not there; null where the running digest holds from the first to the last. */
  readonly lost: LostPlaces | null;
};

/** Updates of one document on their way into the log, as one. */
export type PendingUpdate = {
  readonly name: string;
  readonly update: Uint8Array;
  /** Written by the server itself, which may also where devices no longer may. */
  readonly byServer?: boolean;
  /** Of which birth the document was that it was written into; where it is not given, of whichever is there. */
  readonly birth?: string;
};

/** Where an update came to stand in its document's log; null where the document is closed or another, and nothing was stored. */
export type Appended = { readonly name: string; readonly place: number | null };

/** Updates of a document beyond a place, and the place they end at. */
export type LogEnd = { readonly place: number; readonly updates: readonly Uint8Array[] };

/** How a document stands in the store: its birth, how many updates were stored of it, and whether devices may write. */
export type DocumentHead = {
  readonly name: string;
  readonly birth: string;
  readonly place: number;
  readonly closed: boolean;
};

/**
 * The memory of live documents. Each call is one transaction; a promise that resolved means committed.
 * A document that cannot be read throws: it is never mistaken for one that is not there.
 */
export type DocumentStore = {
  /** The stored document, or null when there is none of that name. */
  load(name: string): Promise<StoredDocument | null>;
  /** Stores a new document; false when the name exists, and then nothing is written. */
  create(name: string, birth: string, state: Uint8Array): Promise<boolean>;
  /**
   * KEE-4, KEE-8: appends updates to the log, all or none, each document at most once; of a document that is closed,
   * or of another birth than the update, nothing is stored, whichever process did it, and the answer says so.
   */
  append(updates: readonly PendingUpdate[]): Promise<readonly Appended[]>;
  /** KEE-5: merges the log into the snapshot, from the database's own rows, while nothing can be appended. */
  compact(name: string, merge: (parts: readonly Uint8Array[]) => Uint8Array): Promise<void>;
  /**
   * What was stored of a document beyond a place, by whatever process; the whole document where that was merged, null where
   * a document of another birth stands under its name.
   */
  since(
    name: string,
    so: { readonly birth: string; readonly place: number },
  ): Promise<LogEnd | null>;
  /** How documents stand, by name; of one that is not there nothing is said. */
  heads(names: readonly string[]): Promise<readonly DocumentHead[]>;
};
