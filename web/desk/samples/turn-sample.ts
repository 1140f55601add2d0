import type { Result } from '../../../domain/refusal.ts';
import type { SampleRow } from '../../../domain/samples/sample-fields.ts';
import { request } from '../../parts/http/request.ts';

/**
 * SAM-11: makes a sample active or not, and leaves it validated or not as it is. With no `seen` row it is read again first:
 * what was refused since somebody else changed it meanwhile is not refused for the same change again.
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
