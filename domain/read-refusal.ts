import type { Refusal } from './refusal.ts';
import { REFUSALS } from './refusal-data.ts';

type Told = { readonly code: string; readonly data: Readonly<Record<string, unknown>> };

/**
 * Parses a refusal (expected error) from a response; null for anything else, and for data that does
 * not fit its code.
 */
export function readRefusal(body: unknown): Refusal | null {
  const refusal = { ok: false, ...told(body) };
  return isRefusal(refusal) ? refusal : null;
}

function told(body: unknown): Told {
  if (typeof body !== 'object' || body === null) return { code: '', data: {} };
  const { code, data } = { code: '', data: {}, ...body };
  return { code, data: typeof data === 'object' && data !== null ? { ...data } : {} };
}

function isRefusal(refusal: Told): refusal is Told & Refusal {
  if (!isKnown(refusal.code)) return false;
  const fields: Readonly<Record<string, (value: unknown) => boolean>> = REFUSALS[refusal.code];
  return Object.entries(fields).every(([field, isAsItMust]) => isAsItMust(refusal.data[field]));
}

const isKnown = (code: unknown): code is keyof typeof REFUSALS =>
  typeof code === 'string' && Object.hasOwn(REFUSALS, code);
