/** Being prepared. */
export function TasterPage() {
  return null;
}
