/** Being prepared. */
export function ResultsList() {
  return null;
}
