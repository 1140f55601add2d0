import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { ClipboardList } from 'lucide-react';
import { useState } from 'react';
import { notesName } from '../../../domain/documents/document-names.ts';
import { useDocument } from '../../live/pool/use-document.tsx';
import {
  assessmentHref,
  boardHref,
  papersheetHref,
  sheetsHref,
} from '../../live/session/board-addresses.ts';
import { BoardConfirms, type BoardQuestion } from '../../live/session/board-confirms.tsx';
import { BoardLink } from '../../live/session/board-link.tsx';
import { samplesOf } from '../../live/session/board-names.ts';
import { ConductNote } from '../../live/session/conduct-note.tsx';
import { glassGate } from '../../live/session/glass-gate.ts';
import { LateNote } from '../../live/session/late-note.tsx';
import { NoSuchSample } from '../../live/session/no-such-sample.tsx';
import { ReplicateChoice } from '../../live/session/replicate-choice.tsx';
import { SampleSteps } from '../../live/session/sample-steps.tsx';
import { TurnSheets } from '../../live/session/turn-sheets.tsx';
import { UnconfirmedNote } from '../../live/session/unconfirmed-note.tsx';
import { unconfirmedOf } from '../../live/session/unconfirmed-of.ts';
import type { LiveSession } from '../../live/session/use-board.ts';
import { useChosenSample } from '../../live/session/use-chosen-sample.ts';
import { useNow } from '../../live/session/use-now.ts';
import {
  sampleCode,
  tasterName,
  tastersInOrder,
  useRegisters,
} from '../../live/session/use-registers.ts';
import { address } from '../../parts/page/address.ts';
import { useCrumbs } from '../../parts/page/crumbs.tsx';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { HEIGHT as BULK_BAR } from '../../ui/bulk-bar/bulk-bar.css.ts';
import { BulkBar } from '../../ui/bulk-bar/bulk-bar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Table } from '../../ui/table/table.tsx';
import { type EvaluationRow, evaluationRows } from './evaluation-row.ts';
import { SheetDialog } from './sheet-dialog.tsx';
import { type EvaluationAct, useEvaluationColumns } from './use-evaluation-columns.tsx';

/**
 * Table of the evaluations of one sample: pending or performed, valid or left out with the reason.
 * A stored sheet opens once the figures of the glass may be shown.
 */
export function SheetsScreen({ live }: { readonly live: LiveSession }) {
  const { facts, record, me } = live;
  const { t } = useLingui();
  const now = useNow(5_000);
  const chosen = useChosenSample(facts.plan);
  const registers = useRegisters(samplesOf(facts.plan), facts.plan.tasters);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [viewed, setViewed] = useState<EvaluationRow | null>(null);
  const [excluding, setExcluding] = useState<readonly EvaluationRow[]>([]);
  const [puttingBack, setPuttingBack] = useState<readonly EvaluationRow[]>([]);
  const [question, setQuestion] = useState<BoardQuestion | null>(null);
  const notes = useDocument(chosen === null ? null : notesName(facts.place, chosen.sample));
  const { session, state } = record;
  const navigate = useNavigate();
  const name = chosen === null ? '' : sampleCode(registers, chosen.sample);
  const doc = notes?.handle.doc ?? null;
  const isOver = state === 'validated' || notes?.status.scope === 'readonly';

  usePageTitle(chosen === null ? t`Session ${session}` : t`Evaluations of ${name}`);
  useCrumbs([
    { label: t`Sessions`, href: address('/intra/sessions/list') },
    { label: String(session), href: boardHref(session) },
    { label: t`Evaluations of ${name}` },
  ]);

  const entry = chosen?.entry ?? null;
  const rows =
    entry === null
      ? []
      : evaluationRows(facts, entry, now, tastersInOrder(registers, facts.plan.tasters));
  const gate = entry === null ? null : glassGate(facts, entry, record);
  const isOpen = gate?.kind === 'open';
  const can = (row: EvaluationRow, act: EvaluationAct): boolean => {
    if (act === 'key-in') return row.sealed === null && row.code !== null && state !== 'validated';
    if (row.sealed === null) return false;
    if (act === 'view') return isOpen && row.record !== null;
    if (isOver) return false;
    if (act === 'reopen') return true;
    return doc !== null && (row.exclusion === null) === (act === 'exclude');
  };
  const columns = useEvaluationColumns({
    registers,
    can,
    onAct: (row, act) => {
      if (act === 'view') setViewed(row);
      else if (act === 'exclude') setExcluding([row]);
      else if (act === 'reopen' && row.code !== null)
        setQuestion({ kind: 'reopen', taster: row.taster, glass: row.code });
      else if (act === 'key-in' && row.code !== null)
        void navigate({ to: papersheetHref(session, row.taster, row.code) });
      else if (act === 'put-back') setPuttingBack([row]);
    },
  });
  if (chosen === null || entry === null) return <NoSuchSample record={record} />;
  const unconfirmed = unconfirmedOf(record.unconfirmed, facts.plan, [entry]);
  const marked = rows.filter((row) => selected.has(row.taster));
  const count = marked.length;
  const toExclude = marked.filter((row) => can(row, 'exclude'));
  const toPutBack = marked.filter((row) => can(row, 'put-back'));
  const nameOf = (row: EvaluationRow) => {
    const { code, name: full } = tasterName(registers, row.taster);
    return full || code;
  };
  return (
    <Page>
      <PageHeader
        above={t`Session ${session}`}
        title={t`Evaluations of ${name}`}
        actions={
          <>
            <SampleSteps
              chosen={chosen}
              registers={registers}
              hrefOf={(sample) => sheetsHref(session, sample)}
            />
            <BoardLink session={session} state={state} />
            <LinkButton
              href={assessmentHref(session, chosen.sample, entry.replicate)}
              icon={ClipboardList}
              variant="primary"
            >
              <Trans>Open assessment</Trans>
            </LinkButton>
          </>
        }
      />
      <Stack gap={4}>
        <ReplicateChoice
          chosen={chosen}
          hrefOf={(replicate) => sheetsHref(session, chosen.sample, replicate)}
        />
        <UnconfirmedNote sheets={unconfirmed} registers={registers} />
        <ConductNote records={rows.flatMap(({ record }) => record ?? [])} registers={registers} />
        <LateNote records={rows.flatMap(({ record }) => record ?? [])} registers={registers} />
        {isOpen || gate?.kind === 'unknown' ? null : (
          <Note kind="info" title={t`Results are hidden`}>
            <Trans>Sheets open when all are stored, or results are revealed.</Trans>
          </Note>
        )}
        <div>
          {isOver ? null : (
            <BulkBar
              count={count}
              hint={t`Select rows to act on several at once`}
              text={t`${count} selected`}
              clearLabel={t`Clear`}
              onClear={() => setSelected(new Set())}
            >
              {toExclude.length === 0 ? null : (
                <Button size="dense" variant="quiet" onPress={() => setExcluding(toExclude)}>
                  <Trans>Leave out</Trans>
                </Button>
              )}
              {toPutBack.length === 0 || doc === null ? null : (
                <Button size="dense" variant="quiet" onPress={() => setPuttingBack(toPutBack)}>
                  <Trans>Include again</Trans>
                </Button>
              )}
            </BulkBar>
          )}
          {registers.isRead ? (
            <Table
              label={t`Evaluations of ${name}`}
              columns={columns}
              rows={rows}
              rowId={(row) => row.taster}
              isDimmed={(row) => row.exclusion !== null}
              stickyTop={count === 0 ? 0 : BULK_BAR}
              {...(isOver ? {} : { selected, onSelectedChange: setSelected })}
              empty={<Text tone="muted">{t`No taster is invited.`}</Text>}
            />
          ) : (
            // Skeleton: the rows are sorted by code, so none is shown before the codes are loaded
            // (BRD-10, REG-11).
            <Skeleton lines={rows.length} label={t`Loading`} />
          )}
        </div>
      </Stack>
      {viewed === null || viewed.code === null ? null : (
        <SheetDialog
          title={t`${viewed.code}, ${nameOf(viewed)}`}
          session={session}
          taster={viewed.taster}
          definition={facts.definition}
          code={viewed.code}
          unconfirmed={unconfirmed.find(({ taster }) => taster === viewed.taster) ?? null}
          onClose={() => setViewed(null)}
        />
      )}
      {excluding.length === 0 || doc === null ? null : (
        <TurnSheets
          turn="exclude"
          doc={doc}
          isReadOnly={isOver}
          tasters={excluding.map((row) => ({ id: row.taster, name: nameOf(row) }))}
          replicate={entry.replicate}
          by={me.name}
          onClose={() => {
            setExcluding([]);
            setSelected(new Set());
          }}
        />
      )}
      {puttingBack.length === 0 || doc === null ? null : (
        <TurnSheets
          turn="put-back"
          doc={doc}
          isReadOnly={isOver}
          by={me.name}
          tasters={puttingBack.map((row) => ({ id: row.taster, name: nameOf(row) }))}
          replicate={entry.replicate}
          onClose={() => {
            setPuttingBack([]);
            setSelected(new Set());
          }}
        />
      )}
      <BoardConfirms
        session={session}
        question={question}
        samples={[]}
        registers={registers}
        seen={record.seenFigures}
        onDone={() => setQuestion(null)}
      />
    </Page>
  );
}
