/** Being prepared. */
export function SessionsList() {
  return null;
}
