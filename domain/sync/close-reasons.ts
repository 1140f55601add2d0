/**
 * Why the server refuses a document or closes its connection: one vocabulary for both sides.
 * The provider carries only the reason, so the reason is the code.
 */
export const CLOSE_REASONS = {
  /** No session, or one that ended: sign in. */
  'signed-out': 'sign-in',
  /** Not there, or not for this account: nobody can tell which. */
  'out-of-reach': 'give-up',
  /** The facts changed (sealed, re-opened, closed, role): come back through the gate. */
  'access-changed': 'return',
  /** The local copy descends from another birth: set it aside and start from the server's. */
  'birth-differs': 'set-aside',
  /** The document cannot be read just now: try again later. */
  unreadable: 'retry',
  /** An update that lacks what comes before it: come back, and be asked for all that is missing. */
  'out-of-step': 'retry',
  /** An update over the size budget, or more messages than a person can make. */
  'over-budget': 'give-up',
  /** Awareness or messages that this document does not allow. */
  'not-allowed': 'give-up',
} as const;

/** A reason for refusing or closing. */
export type CloseReason = keyof typeof CLOSE_REASONS;

/** Tells a reason of this vocabulary from any other text. */
export const isCloseReason = (text: string): text is CloseReason =>
  Object.hasOwn(CLOSE_REASONS, text);

/** What a device does about a document that was refused or closed. */
export type Remedy = (typeof CLOSE_REASONS)[CloseReason];

/** SYN-9: the remedy for a reason; what is no reason of this vocabulary was nobody's decision, and is tried again. */
export const remedyFor = (text: string): Remedy =>
  isCloseReason(text) ? CLOSE_REASONS[text] : 'retry';
