/** Being prepared. */
export function LoginPage() {
  return null;
}
