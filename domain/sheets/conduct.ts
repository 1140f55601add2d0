import { z } from 'zod';

/** The tolerated difference of two timestamps of a device from those of the server, in ms. */
const CLOCKS_MS = 120_000;
/** The tolerance for a shorter rest, since timestamps are rounded, in ms. */
const ROUNDING_MS = 2_000;

/**
 * The conduct of a glass, recorded when the server seals the sheet: the order of signing, and the
 * rest (EVA-9). `order`: whether all earlier glasses of the tray were signed first. The rest is in
 * seconds; null without an earlier sheet from a device, or where no rest is required. `asked`: the
 * required rest. `device`: from the previous signature to the start of this sheet by the device's
 * clock; null where the sheet has no start. `server`: from seal to seal by the server's clock.
 * `ended`: the leader ended it early.
 */
export const conductSchema = z.object({
  /** `again`: a re-opened sheet, which has no order to keep. */
  order: z.enum(['kept', 'broken', 'again']),
  /**
   * When the taster had seen the panel's figures of the session before signing this version; absent
   * otherwise (QUA-34).
   */
  seen: z.string().exactOptional(),
  rest: z
    .object({
      asked: z.int(),
      device: z.int().nullable(),
      server: z.int(),
      ended: z.boolean(),
      /** Whether the two clocks measure different times between the two sheets. */
      clocksDiffer: z.boolean(),
    })
    .nullable(),
});

/** The conduct of a glass: its order and its rest. */
export type Conduct = Readonly<z.infer<typeof conductSchema>>;

/** A sealed sheet: its position on the tray from 1, and its timestamps in ISO 8601. */
export type TakenSheet = {
  readonly position: number;
  readonly signedAt: string;
  readonly sealedAt: string;
};

/**
 * Another sheet of the same tray. The timestamps of a keyed-in paper sheet do not show when it was
 * tasted (KEY-4).
 */
export type OtherSheet = TakenSheet & { readonly keyed?: boolean };

/**
 * Computes the conduct of a glass, from the sheets of the same tray that were sealed before
 * (EVA-9).
 */
export function conductOf(facts: {
  readonly sheet: TakenSheet & { readonly startedAt: string | null };
  readonly others: readonly OtherSheet[];
  readonly restSeconds: number;
  /** Whether no rest was running on the tray any more when the sheet arrived. */
  readonly isRestEnded: boolean;
}): Conduct {
  const { sheet, others, restSeconds, isRestEnded } = facts;
  const earlier = others.filter((one) => Date.parse(one.signedAt) < Date.parse(sheet.signedAt));
  const onDevice = earlier.filter((one) => !one.keyed);
  const before = new Set(earlier.map((one) => one.position));
  const places = Array.from({ length: sheet.position - 1 }, (_, index) => index + 1);
  const order = places.every((place) => before.has(place)) ? 'kept' : 'broken';
  const last = onDevice.toSorted((a, b) => Date.parse(a.signedAt) - Date.parse(b.signedAt)).at(-1);
  if (last === undefined || restSeconds === 0) return { order, rest: null };
  const server = Date.parse(sheet.sealedAt) - Date.parse(last.sealedAt);
  const device = Date.parse(sheet.startedAt ?? '') - Date.parse(last.signedAt);
  const signed = Date.parse(sheet.signedAt) - Date.parse(last.signedAt);
  const rest = {
    asked: restSeconds,
    device: Number.isNaN(device) ? null : inSeconds(device),
    server: inSeconds(server),
    ended: isRestEnded,
    clocksDiffer: Math.abs(signed - server) > CLOCKS_MS,
  };
  return { order, rest };
}

// Avoids −0, which JSON does not keep: a stored value is read as it was.
const inSeconds = (ms: number): number => Math.round(ms / 1000) || 0;

/** A doubt about a conduct that the leader must check. */
export type ConductDoubt = 'order' | 'rest' | 'clocks' | 'seen';

/**
 * The doubts about the conduct of a glass (EVA-9). `order`: earlier glasses were left out. `rest`:
 * it was too short by at least one of the two clocks, and the leader had not ended it. `clocks`:
 * they differ, so nobody can say. `seen`: the taster had seen the panel's figures before this
 * version (QUA-34).
 */
export function conductDoubts(conduct: Conduct | null): readonly ConductDoubt[] {
  if (conduct === null) return [];
  const { order, rest } = conduct;
  const doubts: ConductDoubt[] = order === 'broken' ? ['order'] : [];
  if (conduct.seen !== undefined) doubts.push('seen');
  if (rest === null) return doubts;
  if (!rest.ended && isShort(rest.asked, Math.min(rest.device ?? rest.server, rest.server)))
    doubts.push('rest');
  if (rest.clocksDiffer) doubts.push('clocks');
  return doubts;
}

const isShort = (asked: number, kept: number): boolean => asked - kept > ROUNDING_MS / 1000;
