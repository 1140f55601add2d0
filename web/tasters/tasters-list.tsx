/** Being prepared. */
export function TastersList() {
  return null;
}
