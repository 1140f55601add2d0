/** Being prepared. */
export function SetupPage() {
  return null;
}
