/** Stands where the booth will be. */
export function BoothWaiting() {
  return null;
}
