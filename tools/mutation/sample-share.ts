import { createHash } from 'node:crypto';

/** The size of a random sample of mutations, in per cent; the same seed gives the same sample. */
export type SampleShare = { readonly percent: number; readonly seed: number };

/** Parses a share of the command line, `15` or `15:7` with a seed; null if it is malformed. */
export function parseShare(text: string): SampleShare | null {
  const [, percent = '', seed = '1'] = /^(\d{1,3})(?::(\d{1,9}))?$/.exec(text) ?? [];
  const share = { percent: Number(percent), seed: Number(seed) };
  return share.percent >= 1 && share.percent <= 100 ? share : null;
}

/**
 * Whether a mutation belongs to the sample. This depends only on its name, not on order or machine.
 */
export function isSampled(mutation: string, { percent, seed }: SampleShare): boolean {
  const digest = createHash('sha256').update(`${seed}\n${mutation}`).digest();
  return digest.readUInt32BE(0) < (percent / 100) * 2 ** 32;
}

/**
 * The 95 % confidence interval of a score found in a sample, in per cent (Wilson 1927): `noticed`
 * of `tried`. If nothing was tried it is 0 to 100.
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
