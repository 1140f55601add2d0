import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { SHEETS } from '../../../domain/sessions/built-in-sheets.ts';
import { sheetDefinition } from '../../../domain/sheets/definition/definitions.ts';
import { itemsOf, maximumOf } from '../../../domain/sheets/definition/points.ts';
import type { SheetDefinition } from '../../../domain/sheets/definition/sheet-definition.ts';
import { QueryBoundary } from '../../parts/http/query-boundary.tsx';
import { ownSheetsQuery } from '../../parts/http/sheet-queries.ts';
import { useCrumbs } from '../../parts/page/crumbs.tsx';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { useSheetLabel } from '../../parts/points/use-sheet-label.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Section } from '../../ui/section/section.tsx';
import { FigureTable } from '../../ui/table/figure-table.tsx';
import { CopySheet } from './copy-sheet.tsx';
import { OwnSheetsTable } from './own-sheets-table.tsx';

/**
 * Page of all profile sheets: the built-in ones, which can be copied, and the panel's own (SHT-9).
 */
export function OwnSheetsPage() {
  const { t } = useLingui();
  const own = useQuery(ownSheetsQuery());
  const label = useSheetLabel();
  const [copied, setCopied] = useState<SheetDefinition | null>(null);
  const title = t`Profile sheets`;
  usePageTitle(title);
  useCrumbs([{ label: title }]);
  const copyName = (name: string): string => t`Copy ${name}`;
  return (
    <Page>
      <PageHeader title={title} lede={t`Copy a sheet to make your own.`} />
      <Stack gap={6}>
        <Section title={t`Of this panel`}>
          <QueryBoundary query={own}>
            {(rows) => <OwnSheetsTable rows={rows} onCopy={setCopied} />}
          </QueryBoundary>
        </Section>
        <Section title={t`Of the program`}>
          <FigureTable
            label={t`Of the program`}
            rows={SHEETS.map(sheetDefinition)}
            rowId={({ id }) => id}
            columns={[
              {
                id: 'name',
                header: t`Name`,
                isRowHeader: true,
                cell: (sheet) => label(sheet),
              },
              { id: 'asks', header: t`Asks for`, cell: (sheet) => <Asked of={sheet} /> },
              {
                id: 'act',
                header: '',
                spoken: t`Actions`,
                align: 'end',
                cell: (sheet) => (
                  <Button
                    size="dense"
                    variant="quiet"
                    icon={Copy}
                    aria-label={copyName(label(sheet))}
                    onPress={() => setCopied(sheet)}
                  >
                    <Trans>Copy</Trans>
                  </Button>
                ),
              },
            ]}
          />
        </Section>
      </Stack>
      {copied !== null && <CopySheet base={copied} onClose={() => setCopied(null)} />}
    </Page>
  );
}

function Asked({ of }: { readonly of: SheetDefinition }) {
  if (of.form === 'lines')
    return <Plural value={of.items.length} one="# line of 100 mm" other="# lines of 100 mm" />;
  const items = itemsOf(of);
  const most = maximumOf({ items });
  return (
    <Plural value={items.length} one={`# item, ${most} points`} other={`# items, ${most} points`} />
  );
}
