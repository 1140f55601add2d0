import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Section } from '../../ui/section/section.tsx';
import { sampleQuery } from '../http/queries.ts';
import { QueryBoundary } from '../http/query-boundary.tsx';
import { SampleState } from './sample-state.tsx';

/** Section with the state of the assessed sample, next to its assessment (SAM-4). */
export function SampleStateSection({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const sample = useQuery(sampleQuery(id));
  return (
    <Section title={t`Sample`} level={3}>
      <QueryBoundary query={sample} lines={2}>
        {(row) => (
          <SampleState
            sample={row}
            isEdited={false}
            onTurned={(turned) => {
              queries.setQueryData(sampleQuery(id).queryKey, turned);
              void queries.invalidateQueries({ queryKey: ['samples'] });
            }}
          />
        )}
      </QueryBoundary>
    </Section>
  );
}
