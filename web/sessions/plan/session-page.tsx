/** Being prepared. */
export function SessionPage() {
  return null;
}
