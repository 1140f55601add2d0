import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../ui/button/button.tsx';
import { Note } from '../ui/note/note.tsx';
import { FigureTable } from '../ui/table/figure-table.tsx';

/** A field that two people changed: its name, what is stored now, what is typed here. */
export type Difference = { readonly label: string; readonly theirs: string; readonly mine: string };

/** Somebody else saved first: shows what differs, and overwrites nothing blindly. */
export function ConflictNote({
  differences,
  onTakeTheirs,
  onKeepMine,
}: {
  readonly differences: readonly Difference[];
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}) {
  const { t } = useLingui();
  return (
    <Note
      kind="warning"
      isLive
      title={t`Somebody else saved this record while you were editing it`}
      actions={
        <>
          <Button onPress={onTakeTheirs}>
            <Trans>Take what is stored</Trans>
          </Button>
          <Button variant="danger" onPress={onKeepMine}>
            <Trans>Save mine over it</Trans>
          </Button>
        </>
      }
    >
      <Trans>Nothing was overwritten. This differs:</Trans>
      <FigureTable
        label={t`Differences`}
        rows={differences}
        rowId={(row) => row.label}
        columns={[
          { id: 'field', header: t`Field`, isRowHeader: true, cell: (row) => row.label },
          { id: 'theirs', header: t`Stored now`, cell: (row) => row.theirs },
          { id: 'mine', header: t`Typed here`, cell: (row) => row.mine },
        ]}
      />
    </Note>
  );
}
