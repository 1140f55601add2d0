import { timingSafeEqual } from 'node:crypto';

/** Whether a seal that somebody brings is ours, compared in a time that tells nothing; whatever bytes were brought. */
export function isSameSeal(told: string | Uint8Array, own: string | Uint8Array): boolean {
  const [one, other] = [Buffer.from(told), Buffer.from(own)];
  return one.length === other.length && timingSafeEqual(one, other);
}
