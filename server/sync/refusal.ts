import type { CloseReason } from '../../domain/sync/close-reasons.ts';

/**
 * A refusal of a document by a reason of the shared vocabulary, which the provider carries alone. It has a name and no
 * message: Hocuspocus writes the message of every error that a hook throws to the console, and a refusal is no error.
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
