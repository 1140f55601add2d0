/** Being prepared. */
export function SamplePage() {
  return null;
}
