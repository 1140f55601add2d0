import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failedSignInsQuery } from '../../parts/http/people-queries.ts';
import { QueryBoundary } from '../../parts/http/query-boundary.tsx';
import { ListPages } from '../../parts/lists/list-pages.tsx';
import { usePages } from '../../parts/lists/use-pages.ts';
import { FailedSignInsTable } from '../../parts/people/failed-sign-ins-table.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Section } from '../../ui/section/section.tsx';

/** Page size: rows on a page of the table. */
const AT_A_TIME = 10;

/**
 * Section that lists failed sign-ins to the panel's accounts, for leaders, with pagination
 * (ACC-94).
 */
export function FailedSignInsSection() {
  const { t } = useLingui();
  const [asked, setPage] = useState(1);
  const failed = useQuery({
    ...failedSignInsQuery({ page: String(asked), size: String(AT_A_TIME) }),
    placeholderData: keepPreviousData,
  });
  const pages = usePages({
    asked,
    size: AT_A_TIME,
    answer: failed,
    go: setPage,
  });
  return (
    <Section title={t`Failed sign-ins`}>
      <QueryBoundary query={failed}>
        {({ rows, total }) =>
          total === 0 ? (
            <Text tone="muted" as="p">
              <Trans>None is known.</Trans>
            </Text>
          ) : (
            <Stack gap={4}>
              <FailedSignInsTable rows={rows} />
              {total > AT_A_TIME && (
                <ListPages pages={pages} total={total} onPageChange={setPage} />
              )}
            </Stack>
          )
        }
      </QueryBoundary>
    </Section>
  );
}
