/** A signature of a sheet: when it was sealed, and when it was opened again, in ms since 1970; null where it still is sealed. */
export type Sealing = { readonly sealedAt: number; readonly reopenedAt: number | null };

/**
 * BRD-2, M-ACCEPT: since when the figures of a glass may be seen, in ms since 1970: the first instant at which all its sheets
 * were sealed, somebody opened its figures early, or the tasting had ended; null while they are closed.
 */
export function figuresOpenSince(facts: {
  /** The signatures of each sheet that was served; none of a sheet that was never signed. */
  readonly sheets: readonly (readonly Sealing[])[];
  /** When figures of it were opened early. */
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
