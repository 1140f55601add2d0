/** REL-10: the version whose changes CHANGELOG.md begins with; null where it begins with none. */
export const changedVersion = (changelog: string): string | null =>
  /^## (.*)$/m.exec(changelog)?.[1]?.match(/^\d+\.\d+\.\d+$/)?.[0] ?? null;
