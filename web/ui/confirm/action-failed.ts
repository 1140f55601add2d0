/**
 * Error of an action that failed, with the reason in the reader's language. The confirmation dialog
 * shows it and stays open.
 */
export class ActionFailed extends Error {
  override readonly name = 'ActionFailed';
}
