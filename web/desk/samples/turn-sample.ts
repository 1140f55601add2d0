import type { Result } from '../../../domain/refusal.ts';
import type { SampleRow } from '../../../domain/samples/sample-fields.ts';
import { request } from '../../parts/http/request.ts';

/**
 * Activates or deactivates a sample and leaves its validation as it is (SAM-11). Without `seen`, it
 * reads the row again first: a retry after a conflict then uses the current revision.
 */
export async function turnSample(act: {
  readonly id: string;
  readonly active: boolean;
  readonly reason: string;
  readonly seen: SampleRow | null;
}): Promise<Result<SampleRow>> {
  const { id, active, reason, seen } = act;
  const params = { id };
  const read: Result<SampleRow> =
    seen === null ? await request('GET /api/samples/:id', { params }) : { ok: true, value: seen };
  if (!read.ok) return read;
  const { validated, revision } = read.value;
  const body = { active, validated, reason, revision };
  return request('PUT /api/samples/:id/state', { params, body });
}
