import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { statusOn } from '../../../../domain/tasters/status-history.ts';
import type { StatusSpan } from '../../../../domain/tasters/status-span.ts';
import { useToday } from '../../../i18n/use-today.ts';
import { statusBookQuery } from '../../../parts/http/people-queries.ts';
import { tasterQuery } from '../../../parts/http/queries.ts';
import { QueryBoundary } from '../../../parts/http/query-boundary.tsx';
import { tasterStatusMessage } from '../../../parts/messages/taster-status-message.ts';
import { address } from '../../../parts/page/address.ts';
import { useCrumbs } from '../../../parts/page/crumbs.tsx';
import { usePageTitle } from '../../../parts/page/use-page-title.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { AddStatusDialog } from './add-status-dialog.tsx';
import { BookEntries } from './book-entries.tsx';
import { DeleteStatus } from './delete-status.tsx';
import { StatusTable } from './status-table.tsx';

/** Page of a taster's statuses and of the status history behind them. */
export function TasterStatePage() {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const { code: id } = useParams({ from: '/intra/desk/tasters/state/$code' });
  const taster = useQuery(tasterQuery(id));
  const book = useQuery(statusBookQuery(id));
  const [isAdding, setAdding] = useState(false);
  const [deleted, setDeleted] = useState<StatusSpan | null>(null);
  const name = taster.data?.displayName ?? '';
  const today = useToday();
  const now = book.data === undefined ? null : statusOn(book.data.spans, today);
  const title = name === '' ? t`Status` : t`Status of ${name}`;
  usePageTitle(title);
  useCrumbs([
    { label: t`Tasters`, href: address('/intra/tasters/list') },
    ...(name === ''
      ? []
      : [{ label: name, href: address('/intra/tasters/{-$code}', { params: { code: id } }) }]),
    { label: t`Status` },
  ]);
  return (
    <Page width="form">
      <PageHeader
        title={title}
        lede={
          book.data === undefined
            ? undefined
            : now === null
              ? t`No status: counts as qualified.`
              : i18n._(tasterStatusMessage(now))
        }
        actions={
          <>
            {taster.isError ? (
              <LinkButton href={address('/intra/tasters/list')}>
                <Trans>To the tasters</Trans>
              </LinkButton>
            ) : (
              <LinkButton href={address('/intra/tasters/{-$code}', { params: { code: id } })}>
                <Trans>To the taster</Trans>
              </LinkButton>
            )}
            {!book.isError && (
              <Button
                variant="primary"
                icon={Plus}
                isDisabled={book.data === undefined}
                onPress={() => setAdding(true)}
              >
                <Trans>Add a status</Trans>
              </Button>
            )}
          </>
        }
      />
      <QueryBoundary query={book}>
        {({ spans, entries }) => (
          <Stack gap={6}>
            <Section title={t`Statuses`} isRuled>
              <StatusTable spans={spans} onDelete={setDeleted} />
            </Section>
            <Section title={t`Change log`}>
              <BookEntries entries={entries} />
            </Section>
            {isAdding && (
              <AddStatusDialog
                taster={id}
                spans={spans}
                today={today}
                onClose={() => setAdding(false)}
              />
            )}
            <DeleteStatus taster={id} span={deleted} onClose={() => setDeleted(null)} />
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  );
}
