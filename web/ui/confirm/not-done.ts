/** What an act is answered with that did not come about: why, in the reader's language. The question shows it and stays. */
export class NotDone extends Error {
  override readonly name = 'NotDone';
}
