import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { SampleRow } from '../../../domain/samples/sample-fields.ts';
import { SampleFiles } from '../../parts/files/sample-files.tsx';
import { QueryBoundary } from '../../parts/http/query-boundary.tsx';
import { sampleResultsQuery } from '../../parts/http/sample-queries.ts';
import { SampleState } from '../../parts/sample-state/sample-state.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Section } from '../../ui/section/section.tsx';
import { LastAssessment } from './last-assessment.tsx';
import { SampleQuantity } from './sample-quantity.tsx';

/** Records of a registered sample: its last assessment and state, its quantity, its files. */
export function SampleRecords({
  sample,
  isEdited,
  onTurned,
}: {
  readonly sample: SampleRow;
  readonly isEdited: boolean;
  readonly onTurned: (row: SampleRow) => void;
}) {
  const { t } = useLingui();
  const results = useQuery(sampleResultsQuery(sample.id));
  return (
    <Stack gap={6}>
      <Section title={t`Last assessment`}>
        <Stack gap={4}>
          <QueryBoundary query={results} lines={2}>
            {(rows) => <LastAssessment results={rows} />}
          </QueryBoundary>
          <SampleState sample={sample} isEdited={isEdited} onTurned={onTurned} />
        </Stack>
      </Section>
      <SampleQuantity sample={sample} />
      <SampleFiles sample={sample.id} />
    </Stack>
  );
}
