import { useQuery } from '@tanstack/react-query';
import { planName } from '../../../domain/documents/document-names.ts';
import { putEntry, readPlan } from '../../../domain/documents/session.document.ts';
import { decideRepeat, type Repeat } from '../../../domain/sessions/decide-repeat.ts';
import {
  parseEntryId,
  parsePanelId,
  parseSessionCode,
  type SampleId,
} from '../../../domain/words/ids.ts';
import { PAIR_MONTHS } from '../../../domain/words/pair-months.ts';
import { newId } from '../../parts/http/new-id.ts';
import { settingsQuery } from '../../parts/http/queries.ts';
import { sampleResultsQuery } from '../../parts/http/sample-queries.ts';
import { useMe } from '../../parts/http/use-me.ts';
import { useDocument } from '../pool/use-document.tsx';
import { useDocumentValue } from '../pool/use-document-value.ts';

/**
 * What the sample would be on the plan of a session that is not shown yet, and a function that puts
 * it there (PLN-46).
 */
export function useRepeat(
  number: number | null,
  sample: SampleId,
): { readonly repeat: Repeat; readonly put: () => void } | null {
  const panel = parsePanelId(useMe().panel.id);
  const session = number === null ? null : parseSessionCode(number);
  const opened = useDocument(
    panel === null || session === null ? null : planName({ panel, session }),
  );
  const read = useDocumentValue(opened?.handle ?? null, readPlan);
  // Requested again at mount: another desk may just have changed the method or validated a session.
  const settings = useQuery({ ...settingsQuery(), refetchOnMount: 'always' });
  const standing = useQuery({ ...sampleResultsQuery(sample), refetchOnMount: 'always' });
  const method = settings.isFetchedAfterMount ? settings.data?.method : undefined;
  const results = standing.isFetchedAfterMount ? standing.data : undefined;
  // A plan that another desk has shown meanwhile is read-only: nothing may be added during tasting.
  const isOpen = opened?.status.synced === true && opened.status.scope === 'read-write';
  if (!isOpen || session === null || read?.ok !== true) return null;
  if (method === undefined || results === undefined) return null;
  const plan = read.value;
  const asked = { session, sample };
  const repeat = decideRepeat(plan, asked, results.toReversed(), PAIR_MONTHS[method]);
  const put = () => {
    const id = parseEntryId(newId());
    if (repeat.kind === 'may-not' || id === null) return;
    const rank = Math.max(0, ...plan.entries.map((entry) => entry.rank)) + 1;
    putEntry(opened.handle.doc, { id, sample, replicate: repeat.replicate, rank });
  };
  return { repeat, put };
}
