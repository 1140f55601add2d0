import { createHash } from 'node:crypto';

/** Which mutations of a room are tried by chance: so many per cent of them, the same ones for the same seed. */
export type SampleShare = { readonly percent: number; readonly seed: number };

/** A share as it is written on the command line, `15` or `15:7` with a seed, or null where it is none. */
export function parseShare(text: string): SampleShare | null {
  const [, percent = '', seed = '1'] = /^(\d{1,3})(?::(\d{1,9}))?$/.exec(text) ?? [];
  const share = { percent: Number(percent), seed: Number(seed) };
  return share.percent >= 1 && share.percent <= 100 ? share : null;
}

/** Whether a mutation belongs to the sample. What names it decides alone: neither the order nor the machine. */
export function isSampled(mutation: string, { percent, seed }: SampleShare): boolean {
  const digest = createHash('sha256').update(`${seed}\n${mutation}`).digest();
  return digest.readUInt32BE(0) < (percent / 100) * 2 ** 32;
}

/**
 * The 95 % interval of a share that was found in a sample, in per cent (Wilson 1927): `noticed` of `tried`. With nothing
 * tried it is all there is, from 0 to 100.
 */
export function wilsonInterval(noticed: number, tried: number): readonly [number, number] {
  if (tried === 0) return [0, 100];
  const z = 1.959964;
  const share = noticed / tried;
  const middle = share + z ** 2 / (2 * tried);
  const reach = z * Math.sqrt((share * (1 - share)) / tried + z ** 2 / (4 * tried ** 2));
  const scale = 100 / (1 + z ** 2 / tried);
  return [scale * (middle - reach), scale * (middle + reach)];
}
