/** The error of an action that failed: why, in the reader's language. The confirmation shows it and stays open. */
export class ActionFailed extends Error {
  override readonly name = 'ActionFailed';
}
