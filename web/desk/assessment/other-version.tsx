import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { Assessment } from '../../../domain/words/assessment.ts';
import type { MethodVersion } from '../../../domain/words/method-version.ts';
import type { ScoredSheet } from '../../../domain/words/scored-sheet.ts';
import { useAssessments } from '../../parts/stats/use-assessment.ts';
import { Button } from '../../ui/button/button.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { FigureTable } from '../../ui/table/figure-table.tsx';
import { useVerdictPartNames } from './use-verdict-part-names.ts';
import { verdictDifferences } from './verdict-differences.ts';
import { VerdictPart } from './verdict-part.tsx';

const OTHER: Readonly<Record<MethodVersion, MethodVersion>> = {
  'verdial-method-1': 'verdial-method-2',
  'verdial-method-2': 'verdial-method-1',
};

/** ASM-5: what the other version of the method says of the same sheets, once asked; nothing stored changes by it. */
export function OtherVersion(props: {
  readonly sheets: readonly ScoredSheet[];
  readonly here: Assessment;
  readonly settings: PanelSettings;
}) {
  const { sheets, here, settings } = props;
  const { t } = useLingui();
  const partNames = useVerdictPartNames();
  const [isAsked, setAsked] = useState(false);
  const other = OTHER[settings.method];
  const [answer] = useAssessments([isAsked ? sheets : null], { ...settings, method: other });
  const version = (of: MethodVersion) => (of === 'verdial-method-1' ? t`Version 1` : t`Version 2`);
  const [own, asked] = [version(settings.method), version(other)];
  if (!isAsked)
    return (
      <Button size="dense" onPress={() => setAsked(true)}>
        <Trans>Show what {asked} says</Trans>
      </Button>
    );
  const there = answer?.value ?? null;
  if (there === null)
    return answer?.error == null ? (
      <Skeleton lines={2} label={t`Computing`} />
    ) : (
      <Note kind="error" title={t`The figures could not be computed`} />
    );
  const differing = verdictDifferences(here, there);
  if (differing.length === 0)
    return (
      <Note kind="info">
        <Trans>
          {asked} says the same of this replicate as {own}.
        </Trans>
      </Note>
    );
  return (
    <FigureTable
      dense
      label={t`Under another version`}
      rows={differing}
      rowId={(part) => part}
      columns={[
        {
          id: 'part',
          header: t`Of this replicate`,
          isRowHeader: true,
          cell: (part) => partNames[part],
        },
        { id: 'own', header: own, cell: (part) => <VerdictPart part={part} of={here} /> },
        { id: 'other', header: asked, cell: (part) => <VerdictPart part={part} of={there} /> },
      ]}
    />
  );
}
