import { type Exclusion, readAssessment } from '../../../domain/documents/assessment.document.ts';
import { notesName } from '../../../domain/documents/document-names.ts';
import { accept, type Result } from '../../../domain/refusal.ts';
import type { PanelId, SampleId, SessionCode } from '../../../domain/words/ids.ts';
import type { Sync } from '../../sync/create-sync.ts';
import { readIfThere } from '../context/read-if-there.ts';

/**
 * Reads the sheets that the working notes of these samples leave out (ASM-1). Unreadable notes are
 * a refusal, never an empty list.
 */
export async function readExclusions(
  sync: Sync,
  panel: PanelId,
  session: SessionCode,
  samples: readonly SampleId[],
): Promise<Result<ReadonlyMap<SampleId, readonly Exclusion[]>>> {
  const exclusions = new Map<SampleId, readonly Exclusion[]>();
  for (const sample of new Set(samples)) {
    const name = notesName({ panel, session }, sample);
    const notes = await readIfThere(sync, name, readAssessment);
    if (notes === null) continue;
    if (!notes.ok) return notes;
    exclusions.set(sample, notes.value.exclusions);
  }
  return accept(exclusions);
}
