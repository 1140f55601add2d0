import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { asksForOrdinaryVirgin } from '../../../domain/settings/class-scheme.ts';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { Assessment } from '../../../domain/words/assessment.ts';
import { METHOD_VERSIONS, type MethodVersion } from '../../../domain/words/method-version.ts';
import type { ScoredSheet } from '../../../domain/words/scored-sheet.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { capital } from '../../parts/messages/capital.ts';
import { fruityClassMessage, oilClassMessage } from '../../parts/messages/class-names.ts';
import { statementMessage } from '../../parts/messages/statement-message.ts';
import { useAssessments } from '../../parts/stats/use-assessment.ts';
import { Button } from '../../ui/button/button.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { FigureTable } from '../../ui/table/figure-table.tsx';
import { type VerdictPart as Part, verdictDifferences } from './verdict-differences.ts';

/**
 * The verdict of another method version on the same sheets, on request; nothing stored changes
 * (ASM-5).
 */
export function OtherVersion(props: {
  readonly sheets: readonly ScoredSheet[];
  readonly here: Assessment;
  readonly settings: PanelSettings;
}) {
  const { sheets, here, settings } = props;
  const { t } = useLingui();
  const partNames = useVerdictPartNames();
  const [other, setOther] = useState<MethodVersion | null>(null);
  const method = other ?? settings.method;
  // Ordinary virgin is on, as if the panel changed to that version: the panel had it.
  const ordinaryVirgin = settings.ordinaryVirgin || asksForOrdinaryVirgin(settings, { method });
  const [answer] = useAssessments([other === null ? null : sheets], {
    ...settings,
    method,
    ordinaryVirgin,
  });
  const names: Readonly<Record<MethodVersion, string>> = {
    'verdial-method-1': t`Version 1`,
    'verdial-method-2': t`Version 2`,
    'verdial-method-3': t`Version 3`,
  };
  const [own, asked] = [names[settings.method], names[method]];
  const choices = (
    <Inline gap={2}>
      {METHOD_VERSIONS.filter((one) => one !== settings.method && one !== other).map((one) => {
        const name = names[one];
        return (
          <Button key={one} size="dense" onPress={() => setOther(one)}>
            <Trans>Show what {name} says</Trans>
          </Button>
        );
      })}
    </Inline>
  );
  if (other === null) return choices;
  const there = answer?.value ?? null;
  if (there === null)
    return answer?.error == null ? (
      <Skeleton lines={2} label={t`Computing`} />
    ) : (
      <Note kind="error" title={t`Figures not computed`} />
    );
  const differing = verdictDifferences(here, there);
  if (differing.length === 0)
    return (
      <Stack gap={2}>
        <Note kind="info">
          <Trans>
            {asked} and {own} agree on this replicate.
          </Trans>
        </Note>
        {choices}
      </Stack>
    );
  return (
    <Stack gap={2}>
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
      {choices}
    </Stack>
  );
}

/** One part of a verdict in words; medians are in cm. */
function VerdictPart({ part, of }: { readonly part: Part; readonly of: Assessment }) {
  const { i18n, t } = useLingui();
  const names = useSheetNames();
  const write = useFormat();
  switch (part) {
    case 'n':
      return of.n;
    case 'class':
      return i18n._(oilClassMessage(of.class));
    case 'predominantDefect':
      return of.predominantDefect === null ? capital(t`none`) : names.label(of.predominantDefect);
    case 'md':
    case 'mf':
      return write.cm(of[part]);
    case 'reliable':
      return of.reliable ? <Trans>Yes</Trans> : <Trans>Repeat</Trans>;
    case 'fruityClass':
      return i18n._(fruityClassMessage(of.fruityClass));
    case 'statements':
      return <LabelTerms statements={of.statements} />;
  }
}

/** The names of the parts of a verdict. */
function useVerdictPartNames(): Readonly<Record<Part, string>> {
  const { t } = useLingui();
  const names = useSheetNames();
  return {
    n: t`Valid sheets`,
    class: t`Category`,
    predominantDefect: t`Predominant defect`,
    md: t`Median of the defect`,
    mf: names.label('fruity'),
    reliable: t`Reliable, CVr at most 20 %`,
    fruityClass: t`Fruity intensity`,
    statements: t`Label terms`,
  };
}

/** The optional labelling terms and the mandatory statements of a result, in words (M-LABEL). */
export function LabelTerms({ statements }: { readonly statements: readonly string[] }) {
  const { i18n } = useLingui();
  if (statements.length === 0) return <Trans>None</Trans>;
  return (
    <ul>
      {statements.map((key) => {
        const message = statementMessage(key);
        return <li key={key}>{message === null ? key : i18n._(message)}</li>;
      })}
    </ul>
  );
}
