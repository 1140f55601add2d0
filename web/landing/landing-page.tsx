/** Being prepared. */
export function LandingPage() {
  return null;
}
