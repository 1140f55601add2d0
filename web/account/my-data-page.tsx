import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { myDataQuery } from '../parts/http/people-queries.ts';
import { QueryBoundary } from '../parts/http/query-boundary.tsx';
import { useCrumbs } from '../parts/page/crumbs.tsx';
import { usePageTitle } from '../parts/page/use-page-title.ts';
import { DefinitionList } from '../ui/definition-list/definition-list.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { Page } from '../ui/page/page.tsx';
import { PageHeader } from '../ui/page-header/page-header.tsx';
import { Section } from '../ui/section/section.tsx';
import { PasswordChange } from './password-change.tsx';
import { SignatureForm } from './signature-form.tsx';

/** Page of one's own data: name, signature and password. */
export function MyDataPage() {
  const { t } = useLingui();
  const data = useQuery(myDataQuery());
  usePageTitle(t`My data`);
  useCrumbs([{ label: t`My data` }]);
  return (
    <Page width="form">
      <PageHeader title={t`My data`} />
      <Stack gap={6}>
        <QueryBoundary query={data}>
          {({ name, username, email, signature }) => (
            <>
              <Section title={t`Identity`} isRuled>
                <DefinitionList
                  layout="stack"
                  items={[
                    { term: t`Name`, value: name },
                    { term: t`User name`, value: username },
                    {
                      term: t`Email`,
                      value: email === '' ? t({ message: 'none', context: 'email' }) : email,
                    },
                  ]}
                />
              </Section>
              <SignatureForm stored={signature} />
            </>
          )}
        </QueryBoundary>
        <PasswordChange />
      </Stack>
    </Page>
  );
}
