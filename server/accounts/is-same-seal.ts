import { timingSafeEqual } from 'node:crypto';

/** Compares a presented signature with the expected one in constant time. It accepts any bytes. */
export function isSameSeal(told: string | Uint8Array, own: string | Uint8Array): boolean {
  const [one, other] = [Buffer.from(told), Buffer.from(own)];
  return one.length === other.length && timingSafeEqual(one, other);
}
