/** Being prepared. */
export function SessionBoard() {
  return null;
}
