/** Being prepared. */
export function TodayPage() {
  return null;
}
