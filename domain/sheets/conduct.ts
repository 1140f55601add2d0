import { z } from 'zod';

/** What two instants of a device may differ from those of the server before it is said, in ms. */
const CLOCKS_MS = 120_000;
/** What is no shorter rest: instants are rounded, in ms. */
const ROUNDING_MS = 2_000;

/**
 * EVA-9: how a glass was taken, as the server found it when it sealed the sheet: whether every glass before it on the tray
 * was signed first, and for all but the first the rest before it. A rest is in seconds: what was asked; what lay between
 * the signature before and the beginning of this sheet by the device's clock, null where the sheet does not say when it was
 * begun; what lay between the two seals by the server's; whether the leader ended it.
 */
export const conductSchema = z.object({
  /** `again` of a sheet that was opened again: no order is asked of it. */
  order: z.enum(['kept', 'broken', 'again']),
  /** QUA-34: when the taster had seen the panel's figures of the session before this version was signed; absent where not. */
  seen: z.string().exactOptional(),
  rest: z
    .object({
      asked: z.int(),
      device: z.int().nullable(),
      server: z.int(),
      ended: z.boolean(),
      /** Whether the two clocks tell of different times between the two sheets. */
      clocksDiffer: z.boolean(),
    })
    .nullable(),
});

/** How a glass was taken. */
export type Conduct = Readonly<z.infer<typeof conductSchema>>;

/** A sheet as it was sealed: its place on the tray from 1, and its instants in ISO 8601. */
export type TakenSheet = {
  readonly position: number;
  readonly signedAt: string;
  readonly sealedAt: string;
};

/** Another sheet of the same tray; of one that was keyed in from paper its instants tell nothing of the tasting (KEY-4). */
export type OtherSheet = TakenSheet & { readonly keyed?: boolean };

/** EVA-9: how a glass was taken, from the sheets of the same tray that were sealed before. */
export function conductOf(facts: {
  readonly sheet: TakenSheet & { readonly startedAt: string | null };
  readonly others: readonly OtherSheet[];
  readonly restSeconds: number;
  /** Whether no rest was running any more on the tray when the sheet came. */
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

// No zero of two signs: what is kept is read again as it was.
const inSeconds = (ms: number): number => Math.round(ms / 1000) || 0;

/** What of a conduct the leader has to look at. */
export type ConductDoubt = 'order' | 'rest' | 'clocks' | 'seen';

/**
 * EVA-9: what speaks against how a glass was taken: glasses before it were left out; the rest was not kept by either clock,
 * and the leader had not ended it; the two clocks tell of different times, so that nobody can say; or the taster had seen
 * the panel's figures before this version (QUA-34).
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
