import type { Extension } from '@hocuspocus/server';
import type { signEvaluation } from '../../../domain/documents/evaluation.document.ts';
import type { LocalCopy } from '../../../web/live/pool/local-copy.ts';
import type { PoolEnvironment } from '../../../web/live/pool/pool-environment.ts';
import type { createStanding } from '../../commands/standing/create-standing.ts';
import type { ConnectionContext } from '../../sync/authorize-document.ts';
import type { Sync, SyncParts } from '../../sync/create-sync.ts';
import type { DocumentStore } from '../../sync/document-store.ts';

/** Parts of the product that are handed in, so that a test can put one that is known to be wrong in its place. */
export type Swaps = {
  /** Whether an update arrives out of causal order. */
  readonly outOfOrder?: NonNullable<SyncParts['outOfOrder']>;
  /** How a device speaks. */
  readonly Provider?: PoolEnvironment['Provider'];
  /** What is beside the product's own extensions at each process. */
  readonly extensions?: () => readonly Extension<ConnectionContext>[];
  /** The memory of live documents. */
  readonly store?: (store: DocumentStore) => DocumentStore;
  /** Where a device keeps copies aside. */
  readonly asides?: (
    asides: ReturnType<PoolEnvironment['createQuarantine']>,
  ) => ReturnType<PoolEnvironment['createQuarantine']>;
  /** The copy of one document on a device. */
  readonly copy?: (copy: LocalCopy) => LocalCopy;
  /** What the facts allow of a document. */
  readonly standing?: (
    standing: ReturnType<typeof createStanding>,
  ) => ReturnType<typeof createStanding>;
  /** What documents hold. */
  readonly schemas?: NonNullable<SyncParts['schemas']>;
  /** How a device signs a sheet. */
  readonly sign?: typeof signEvaluation;
  /** The live documents as commands see them. */
  readonly sync?: (sync: Sync) => Sync;
};
