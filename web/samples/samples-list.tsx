/** Being prepared. */
export function SamplesList() {
  return null;
}
