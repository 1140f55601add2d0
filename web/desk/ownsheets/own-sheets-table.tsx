import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import type { SheetDefinition } from '../../../domain/sheets/definition/sheet-definition.ts';
import { decidePublish } from '../../../domain/sheets/own/decide-publish.ts';
import type { OwnSheet } from '../../../domain/sheets/own/own-sheet.ts';
import { address } from '../../parts/page/address.ts';
import { useSheetWords } from '../../parts/points/use-sheet-words.ts';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Link } from '../../ui/link/link.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { FigureTable } from '../../ui/table/figure-table.tsx';

/**
 * Table of the panel's own sheets: name, newest version, and whether the draft differs from it
 * (SHT-9).
 */
export function OwnSheetsTable(props: {
  readonly rows: readonly OwnSheet[];
  readonly onCopy: (sheet: SheetDefinition) => void;
}) {
  const { rows, onCopy } = props;
  const { t } = useLingui();
  const words = useSheetWords();
  const copyName = (name: string): string => t`Copy ${name}`;
  if (rows.length === 0)
    return (
      <Text tone="muted" as="p">
        <Trans>There is none yet.</Trans>
      </Text>
    );
  return (
    <FigureTable
      label={t`Of this panel`}
      rows={rows}
      rowId={({ sheet }) => String(sheet)}
      columns={[
        {
          id: 'name',
          header: t`Name`,
          isRowHeader: true,
          cell: ({ sheet, draft }) => (
            <Link
              href={address('/intra/panels/sheets/$sheet', { params: { sheet: String(sheet) } })}
            >
              {words(draft.name) || String(sheet)}
            </Link>
          ),
        },
        {
          id: 'state',
          header: t`State`,
          cell: (row) => <Standing of={row} />,
        },
        {
          id: 'draft',
          header: t`Draft`,
          hideBelow: 'tablet',
          cell: ({ sheet, draft, versions }) => {
            const decided = decidePublish({ sheet, draft, last: versions[0]?.definition ?? null });
            return !decided.ok && decided.code === 'nothing-changes' ? (
              <Trans>as published</Trans>
            ) : (
              <Trans>with changes</Trans>
            );
          },
        },
        {
          id: 'act',
          isActs: true,
          header: '',
          spoken: t`Actions`,
          align: 'end',
          cell: ({ draft, versions }) => {
            const last = versions[0]?.definition;
            return last === undefined ? null : (
              <Button
                size="dense"
                variant="quiet"
                icon={Copy}
                aria-label={copyName(words(draft.name))}
                onPress={() => onCopy(last)}
              >
                <Trans>Copy</Trans>
              </Button>
            );
          },
        },
      ]}
    />
  );
}

function Standing({ of: { versions } }: { readonly of: OwnSheet }) {
  const [newest] = versions;
  const offered = versions.find(({ retired }) => retired === null);
  if (newest === undefined)
    return (
      <StateMark state="waiting">
        <Trans>Draft</Trans>
      </StateMark>
    );
  if (offered === undefined)
    return (
      <StateMark state="off">
        <Trans>Retired</Trans>
      </StateMark>
    );
  return (
    <StateMark state="done">
      <Trans>Version {offered.version}</Trans>
    </StateMark>
  );
}
