import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accessQuery } from '../parts/http/people-queries.ts';
import { QueryBoundary } from '../parts/http/query-boundary.tsx';
import { request } from '../parts/http/request.ts';
import { useRefusalToast } from '../parts/messages/use-refusal-toast.ts';
import { useCrumbs } from '../parts/page/crumbs.tsx';
import { InstantWords } from '../parts/page/instant-words.tsx';
import { usePageTitle } from '../parts/page/use-page-title.ts';
import { deviceName } from '../parts/people/device-name.ts';
import { FailedSignInsTable } from '../parts/people/failed-sign-ins-table.tsx';
import { Button } from '../ui/button/button.tsx';
import { DefinitionList } from '../ui/definition-list/definition-list.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { Page } from '../ui/page/page.tsx';
import { PageHeader } from '../ui/page-header/page-header.tsx';
import { Section } from '../ui/section/section.tsx';
import { FigureTable } from '../ui/table/figure-table.tsx';
import { Tag } from '../ui/tag/tag.tsx';
import { useToast } from '../ui/toast/use-toast.ts';
import { OpenDoubts } from './open-doubts.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';

/** Page of one's own account: user name, last sign-ins, and the devices that are signed in. */
export function AccessPage() {
  const { t } = useLingui();
  const show = useToast();
  const tellRefused = useRefusalToast();
  const queries = useQueryClient();
  const access = useQuery(accessQuery());
  const named = (words: string): string => deviceName(words) || t`Unknown device`;
  usePageTitle(t`My sign-ins`);
  useCrumbs([{ label: t`My sign-ins` }]);

  async function signOut(device: string): Promise<void> {
    const result = await request('POST /api/access/devices/:device/sign-out', {
      params: { device },
      body: {},
    });
    if (!result.ok) return tellRefused(result);
    queries.setQueryData(accessQuery().queryKey, result.value);
    show({ text: t`The device is signed out` });
  }

  return (
    <Page width="form">
      <PageHeader title={t`My sign-ins`} />
      <QueryBoundary query={access}>
        {({ username, email, devices, signIns, doubts, failed }) => (
          <Stack gap={6}>
            <OpenDoubts doubts={doubts} />
            <Section title={t`Login details`} isRuled>
              <DefinitionList
                layout="stack"
                items={[
                  { term: t`User name`, value: username },
                  {
                    term: t`Email`,
                    value: email === '' ? t({ message: 'none', context: 'email' }) : email,
                  },
                ]}
              />
            </Section>
            <SecondFactorSection />
            <Section title={t`Signed in on`} isRuled>
              <FigureTable
                label={t`Signed in on`}
                rows={devices}
                rowId={(row) => row.id}
                columns={[
                  {
                    id: 'device',
                    header: t`Device`,
                    isRowHeader: true,
                    cell: (row) => named(row.device),
                  },
                  {
                    id: 'since',
                    header: t`Since`,
                    cell: (row) => <InstantWords at={row.since} />,
                  },
                  {
                    id: 'act',
                    header: '',
                    spoken: t`Actions`,
                    align: 'end',
                    cell: (row) =>
                      row.isThis ? (
                        <Tag kind="own">
                          <Trans>This device</Trans>
                        </Tag>
                      ) : (
                        <Button
                          size="dense"
                          aria-label={t`Sign out ${named(row.device)}`}
                          onPress={() => void signOut(row.id)}
                        >
                          <Trans>Sign out</Trans>
                        </Button>
                      ),
                  },
                ]}
              />
            </Section>
            <Section title={t`Last sign-ins`}>
              <FigureTable
                label={t`Last sign-ins`}
                rows={signIns.map((signIn, index) => ({ ...signIn, id: String(index) }))}
                rowId={(row) => row.id}
                columns={[
                  {
                    id: 'at',
                    header: t`When`,
                    isRowHeader: true,
                    cell: (row) => <InstantWords at={row.at} />,
                  },
                  { id: 'device', header: t`Device`, cell: (row) => named(row.device) },
                  { id: 'from', header: t`Address`, cell: (row) => row.from },
                ]}
              />
            </Section>
            {failed.length > 0 && (
              <Section title={t`Failed sign-ins`}>
                <FailedSignInsTable rows={failed} isOwn />
              </Section>
            )}
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  );
}
