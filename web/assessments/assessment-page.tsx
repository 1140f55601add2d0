/** Being prepared. */
export function AssessmentPage() {
  return null;
}
