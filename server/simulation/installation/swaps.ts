import type { Extension } from '@hocuspocus/server';
import type { signEvaluation } from '../../../domain/documents/evaluation.document.ts';
import type { LocalCopy } from '../../../web/live/pool/local-copy.ts';
import type { PoolEnvironment } from '../../../web/live/pool/pool-environment.ts';
import type { createDocumentAccess } from '../../commands/access/create-document-access.ts';
import type { ConnectionContext } from '../../sync/authorize-document.ts';
import type { Sync, SyncParts } from '../../sync/create-sync.ts';
import type { DocumentStore } from '../../sync/document-store.ts';

/**
 * The replaceable parts of the product (dependency injection), so that a test can plant a part with
 * a known fault.
 */
export type Swaps = {
  /** Checks whether an update arrives out of causal order. */
  readonly outOfOrder?: NonNullable<SyncParts['outOfOrder']>;
  /** The sync provider of a device. */
  readonly Provider?: PoolEnvironment['Provider'];
  /** Additional Hocuspocus extensions of each process. */
  readonly extensions?: () => readonly Extension<ConnectionContext>[];
  /** The store of live documents. */
  readonly store?: (store: DocumentStore) => DocumentStore;
  /** The quarantine of a device. */
  readonly asides?: (
    asides: ReturnType<PoolEnvironment['createQuarantine']>,
  ) => ReturnType<PoolEnvironment['createQuarantine']>;
  /** The offline copy of one document on a device. */
  readonly copy?: (copy: LocalCopy) => LocalCopy;
  /** The permissions by state. */
  readonly accessByState?: (
    accessByState: ReturnType<typeof createDocumentAccess>,
  ) => ReturnType<typeof createDocumentAccess>;
  /** The schemas of documents. */
  readonly schemas?: NonNullable<SyncParts['schemas']>;
  /** Signs a sheet on a device. */
  readonly sign?: typeof signEvaluation;
  /** The live documents that commands use. */
  readonly sync?: (sync: Sync) => Sync;
};
