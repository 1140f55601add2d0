/**
 * One sealing of a sheet: when it was sealed, and when it was re-opened, in ms since 1970; null
 * where it is still sealed.
 */
export type Sealing = { readonly sealedAt: number; readonly reopenedAt: number | null };

/**
 * The timestamp from which the figures of a glass are open, in ms since 1970; null while they are
 * closed (BRD-2, M-ACCEPT). It is the first at which all sheets were sealed, somebody opened the
 * figures early, or tasting had ended.
 */
export function figuresOpenSince(facts: {
  /** The sealings of each served sheet; empty for a sheet that was never signed. */
  readonly sheets: readonly (readonly Sealing[])[];
  /** When its figures were opened early. */
  readonly opened: readonly number[];
  readonly endedAt: number | null;
}): number | null {
  const { sheets, opened, endedAt } = facts;
  const isSealedAt = (at: number) =>
    sheets.every((sealings) =>
      sealings.some(
        ({ sealedAt, reopenedAt }) => sealedAt <= at && (reopenedAt === null || at < reopenedAt),
      ),
    );
  const whole = sheets.flatMap((sealings) =>
    sealings.flatMap(({ sealedAt }) => (isSealedAt(sealedAt) ? [sealedAt] : [])),
  );
  const since = [...whole, ...opened, ...(endedAt === null ? [] : [endedAt])];
  return since.length === 0 ? null : Math.min(...since);
}
