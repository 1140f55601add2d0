/** The log positions, from first to last, whose updates are missing or corrupt. */
export type LostPlaces = { readonly from: number; readonly to: number };

/** A stored document: a snapshot and the updates since, in order. */
export type StoredDocument = {
  readonly birth: string;
  readonly snapshot: Uint8Array;
  readonly updates: readonly Uint8Array[];
  /**
   * How many updates were ever stored of it (the log sequence number), and how many of them the
   * snapshot holds.
   */
  readonly place: number;
  readonly merged: number;
  /** KEE-8: whether devices may no longer write to it. */
  readonly closed: boolean;
  /**
   * KEE-9: the lost part of its log; null where the running digest is valid from the first to the
   * last update.
   */
  readonly lost: LostPlaces | null;
};

/** Merged updates of one document on their way into the log. */
export type PendingUpdate = {
  readonly name: string;
  readonly update: Uint8Array;
  /** Whether the server wrote them itself, which it may also do to a closed document. */
  readonly byServer?: boolean;
  /**
   * The generation id of the document that they were written into. Without it, they are stored in
   * any generation.
   */
  readonly birth?: string;
};

/**
 * The log position of an appended update. It is null where the document is closed or was replaced:
 * then nothing was stored.
 */
export type Appended = { readonly name: string; readonly place: number | null };

/** The updates of a document after a log position, and the position of the last one. */
export type LogEnd = { readonly place: number; readonly updates: readonly Uint8Array[] };

/**
 * The head of a stored document: its generation id, its log sequence number, and whether devices
 * may not write to it.
 */
export type DocumentHead = {
  readonly name: string;
  readonly birth: string;
  readonly place: number;
  readonly closed: boolean;
};

/**
 * The persistent store of live documents. Each call is one transaction; a resolved promise means
 * that it is committed. A document that cannot be read throws: it is never mistaken for an unknown
 * one.
 */
export type DocumentStore = {
  /** Loads a stored document; null when there is none of that name. */
  load(name: string): Promise<StoredDocument | null>;
  /** Stores a new document. Returns false, and writes nothing, when the name exists. */
  create(name: string, birth: string, state: Uint8Array): Promise<boolean>;
  /**
   * Appends updates to the log in one transaction, all or none, each document at most once (KEE-4,
   * KEE-8). Nothing is stored of a closed document, or of another generation than the update's,
   * whichever process changed it. The answer says so.
   */
  append(updates: readonly PendingUpdate[]): Promise<readonly Appended[]>;
  /**
   * Compacts the log into the snapshot, from the rows of the database, while no update can be
   * appended (KEE-5).
   */
  compact(name: string, merge: (parts: readonly Uint8Array[]) => Uint8Array): Promise<void>;
  /**
   * Reads the updates of a document after a log position, from whatever process. Returns the whole
   * document where those were compacted, and null where a document of another generation has its
   * name.
   */
  since(
    name: string,
    so: { readonly birth: string; readonly place: number },
  ): Promise<LogEnd | null>;
  /** Reads the heads of documents, by name; unknown documents are left out. */
  heads(names: readonly string[]): Promise<readonly DocumentHead[]>;
};
