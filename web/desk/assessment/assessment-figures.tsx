import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Download, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlanValue } from '../../../domain/documents/session.document.ts';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import { marksHref, sheetsHref } from '../../live/session/board-addresses.ts';
import { useFiguresTitle } from '../../live/session/use-figures-title.ts';
import type { EntryJudgement } from '../../live/session/use-judgements.ts';
import { ReliabilityNote } from '../../parts/figures/reliability-note.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { FiguresTable } from './figures-table.tsx';

/** The section with the figures of one replicate, or the reason why they are not shown yet. */
export function AssessmentFigures(props: {
  readonly session: number;
  readonly plan: PlanValue;
  readonly judged: EntryJudgement;
  readonly settings: PanelSettings;
  readonly showAll: boolean;
  readonly onShowAll: (all: boolean) => void;
  readonly choice: ReactNode;
}) {
  const { session, plan, judged, settings, showAll, onShowAll, choice } = props;
  const { t } = useLingui();
  const titleOf = useFiguresTitle();
  const { entry, gate, assessment, sheets } = judged;
  const title = titleOf(plan, entry);
  const value = assessment.value;
  return (
    <Section title={title} actions={choice}>
      {gate.kind === 'unknown' ? (
        <Skeleton lines={6} label={t`Loading`} />
      ) : gate.kind !== 'open' ? (
        <Note kind="info" title={t`Results are hidden`}>
          <Trans>
            {judged.sealed} of {judged.expected} sheets stored. Results open when all are, or at 8
            on the board.
          </Trans>
        </Note>
      ) : sheets.counted.length === 0 && sheets.missing.length === 0 ? (
        <Note kind="info" title={t`No valid sheet`}>
          <Trans>Nothing to compute from.</Trans>
        </Note>
      ) : value === null ? (
        assessment.error === null ? (
          <Skeleton lines={6} label={t`Computing`} />
        ) : (
          <Note kind="error" title={t`Figures not computed`} />
        )
      ) : (
        <Stack gap={3}>
          <ReliabilityNote assessment={value} />
          <FiguresTable
            label={title}
            assessment={value}
            sheets={sheets}
            settings={settings}
            showAll={showAll}
          />
          <Inline gap={2} justify="between">
            <Text tone="caption">
              {showAll ? null : <Trans>Other defects: 0.00.</Trans>}{' '}
              {sheets.excluded.length === 0 ? null : <Trans>× left out, not counted.</Trans>}
            </Text>
            <Inline gap={1}>
              <Button size="dense" variant="quiet" onPress={() => onShowAll(!showAll)}>
                {showAll ? <Trans>Only what is perceived</Trans> : <Trans>All attributes</Trans>}
              </Button>
              <SheetLinks
                count={sheets.counted.length}
                sheets={sheetsHref(session, entry.sample, entry.replicate)}
                file={marksHref(session)}
                name="marks_long.csv"
              />
            </Inline>
          </Inline>
        </Stack>
      )}
    </Section>
  );
}

/** Links below the figures: to their sheets, and to the file of all sheets of the session. */
export function SheetLinks(props: {
  readonly count: number;
  readonly sheets: string;
  readonly file: string;
  readonly name: string;
}) {
  return (
    <>
      <LinkButton size="dense" variant="quiet" icon={Users} href={props.sheets}>
        <Plural value={props.count} one="View the sheet" other="View the # sheets" />
      </LinkButton>
      <LinkButton size="dense" variant="quiet" icon={Download} href={props.file} download>
        {props.name}
      </LinkButton>
    </>
  );
}
