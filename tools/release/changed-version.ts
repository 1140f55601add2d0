/** The version at the top of CHANGELOG.md; null if there is none (REL-10). */
export const changedVersion = (changelog: string): string | null =>
  /^## (.*)$/m.exec(changelog)?.[1]?.match(/^\d+\.\d+\.\d+$/)?.[0] ?? null;
