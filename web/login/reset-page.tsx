/** Being prepared. */
export function ResetPage() {
  return null;
}
