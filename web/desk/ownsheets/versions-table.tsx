import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnSheet, SheetVersion } from '../../../domain/sheets/own/own-sheet.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSending } from '../../parts/forms/use-sending.ts';
import { request } from '../../parts/http/request.ts';
import { RefusalNote } from '../../parts/messages/refusal-note.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { FigureTable } from '../../ui/table/figure-table.tsx';

/** Table of the published versions: author, time, and whether plans can choose them (SHT-12). */
export function VersionsTable(props: {
  readonly stored: OwnSheet;
  readonly onChanged: (row: OwnSheet) => void;
}) {
  const { stored, onChanged } = props;
  const { t } = useLingui();
  const write = useFormat();
  const sending = useSending();
  async function turn({ version, retired }: SheetVersion): Promise<void> {
    const turned = await sending.send(() =>
      request('PUT /api/sheets/:sheet/versions/:version', {
        params: { sheet: String(stored.sheet), version: String(version) },
        body: { retired: retired === null },
      }),
    );
    if (turned?.ok === true) onChanged(turned.value);
  }
  const retireName = (version: number): string => t`Retire version ${version}`;
  const offerName = (version: number): string => t`Offer again: version ${version}`;
  return (
    <Stack gap={3}>
      {sending.refusal !== null && <RefusalNote refusal={sending.refusal} />}
      <FigureTable
        label={t`Published versions`}
        rows={stored.versions}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'version',
            header: t`Version`,
            isRowHeader: true,
            cell: ({ version }) => version,
          },
          {
            id: 'published',
            header: t`Published`,
            cell: ({ publishedAt, publishedBy }) => `${write.instant(publishedAt)}, ${publishedBy}`,
          },
          {
            id: 'state',
            header: t`State`,
            cell: ({ retired }) =>
              retired === null ? (
                <StateMark state="done">
                  <Trans>Offered to plans</Trans>
                </StateMark>
              ) : (
                <StateMark state="off">
                  <Trans>Retired</Trans>
                </StateMark>
              ),
          },
          {
            id: 'act',
            isActs: true,
            header: '',
            spoken: t`Actions`,
            align: 'end',
            cell: (row) => (
              <Button
                size="dense"
                variant="quiet"
                isDisabled={sending.pending}
                aria-label={row.retired === null ? retireName(row.version) : offerName(row.version)}
                onPress={() => void turn(row)}
              >
                {row.retired === null ? <Trans>Retire</Trans> : <Trans>Offer again</Trans>}
              </Button>
            ),
          },
        ]}
      />
    </Stack>
  );
}
