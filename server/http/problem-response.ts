import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Refusal } from '../../domain/refusal.ts';
import type { RefusalCode } from '../../domain/refusal-data.ts';

/**
 * The HTTP status of each refusal that concerns the request itself. Any other refusal is 409: its
 * facts prevent the decision.
 */
const STATUS: Readonly<Partial<Record<RefusalCode, ContentfulStatusCode>>> = {
  malformed: 400,
  'origin-refused': 403,
  'signed-out': 401,
  'credentials-wrong': 401,
  'second-step-asked': 401,
  'second-step-wrong': 401,
  'second-factor-needed': 403,
  'reauthentication-needed': 403,
  'proof-wrong': 422,
  'passkey-refused': 422,
  'access-denied': 403,
  'not-found': 404,
  'too-large': 413,
  'file-too-large': 413,
  'not-a-form': 415,
  'file-kind-refused': 415,
  'file-empty': 422,
  'not-json': 415,
  invalid: 422,
  'input-invalid': 422,
  'password-wrong': 422,
  'password-common': 422,
  'password-own-word': 422,
  'token-invalid': 422,
  'too-many-sign-ins': 429,
  'too-many-requests': 429,
  failed: 500,
  unavailable: 503,
};

/**
 * The HTTP response of a refusal (an expected error): its code and data, with the matching status
 * (HTT-3).
 */
export function problemResponse({ code, data }: Pick<Refusal, 'code' | 'data'>): Response {
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  if ('seconds' in data && typeof data.seconds === 'number')
    headers.set('retry-after', String(data.seconds));
  return new Response(JSON.stringify({ code, data }), { status: STATUS[code] ?? 409, headers });
}
