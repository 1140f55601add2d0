import type { CloseReason } from '../../domain/sync/close-reasons.ts';

/**
 * The refusal of a document, with a close reason of the shared vocabulary, which is all that the
 * provider transmits. It has a name and no message: Hocuspocus writes the message of every thrown
 * error to the console, and a refusal is an expected error.
 */
export class Refused extends Error {
  override readonly name: CloseReason;
  readonly reason: CloseReason;
  constructor(reason: CloseReason) {
    super('');
    this.name = reason;
    this.reason = reason;
  }
}
