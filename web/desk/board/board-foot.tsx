import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CloudOff, EyeOff, Lock, LockOpen } from 'lucide-react';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { storedRow } from '../../live/session/stored-row.ts';
import type { EntryJudgement } from '../../live/session/use-judgements.ts';
import { figuresOf } from '../../parts/figures/figures-of.ts';
import { CVR_LIMIT } from '../../parts/figures/reliability.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { capital } from '../../parts/messages/capital.ts';
import { oilClassMessage } from '../../parts/messages/class-names.ts';
import { useMedalWords } from '../../parts/points/use-medal-words.ts';
import { Overrides } from '../../parts/sessions/overrides.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { chosen, footFigure, footMark, footTag, footWords, stuck, why } from './board.css.ts';

/** The foot of the grid: how many are signed, then the figures of each glass, or why they are closed. */
export function BoardFoot(props: {
  readonly entries: readonly EntryJudgement[];
  /** What is stored of the session, with what a person overrode of it. */
  readonly results: readonly ResultRow[];
  readonly chosenEntry: string | null;
  /** The session is validated: its classes are no longer provisional. */
  readonly isFinal: boolean;
  /** TRN-12: the session is for training. */
  readonly training: boolean;
  /** A device is away, and what it holds is estimated. */
  readonly isEstimated: boolean;
  /** How many columns stand after the glasses. */
  readonly endColumns: number;
  readonly onOpen: (entry: EntryJudgement) => void;
}) {
  const { endColumns } = props;
  const { entries, results, chosenEntry, isFinal, training, isEstimated, onOpen } = props;
  const mark = (judged: EntryJudgement) => (judged.entry.id === chosenEntry ? chosen : undefined);
  const isScored = entries.some(({ scored }) => scored !== undefined);
  const names = useSheetNames();
  const anyClosed = entries.some(({ gate }) => gate.kind === 'closed' || gate.kind === 'may-open');
  return (
    <tfoot>
      <tr>
        <th scope="row" className={stuck}>
          <Trans>Signed</Trans>
        </th>
        {entries.map((judged) => (
          <td key={judged.entry.id} className={mark(judged)}>
            <SignedCount judged={judged} />
          </td>
        ))}
        <td colSpan={endColumns} rowSpan={isScored ? 3 : 4}>
          {anyClosed ? (
            <p className={why}>
              <Icon of={EyeOff} />
              <Trans>
                So that nobody is influenced, results stay hidden until every sheet is signed, or 8
                are and you reveal them.
              </Trans>
            </p>
          ) : null}
          {isEstimated ? (
            <p className={why}>
              <Icon of={CloudOff} />
              <Trans>
                ≈ is an estimate: the last word heard of a booth, and how long ago. Once it is back,
                it says for itself what it holds.
              </Trans>
            </p>
          ) : null}
        </td>
      </tr>
      <tr>
        <th scope="row" className={stuck}>
          {isScored ? <Trans>Total</Trans> : <Trans>Defect</Trans>}
        </th>
        {entries.map((judged) =>
          judged.gate.kind === 'open' ? (
            <td key={judged.entry.id} className={mark(judged)}>
              {isScored ? <TotalFigure judged={judged} /> : <DefectFigure judged={judged} />}
            </td>
          ) : (
            <td key={judged.entry.id} className={mark(judged)} rowSpan={2}>
              <ClosedFigures judged={judged} onOpen={onOpen} />
            </td>
          ),
        )}
      </tr>
      <tr>
        <th scope="row" className={stuck}>
          {isScored ? <Trans>Place</Trans> : names.label('fruity')}
        </th>
        {entries.map((judged) =>
          judged.gate.kind === 'open' ? (
            <td key={judged.entry.id} className={mark(judged)}>
              {isScored ? <PlaceFigure judged={judged} /> : <FruityFigure judged={judged} />}
            </td>
          ) : null,
        )}
      </tr>
      {isScored ? null : (
        <tr>
          <th scope="row" className={stuck}>
            {isFinal ? <Trans>Category</Trans> : <Trans>Provisional category</Trans>}
          </th>
          {entries.map((judged) => (
            <td key={judged.entry.id} className={mark(judged)}>
              <GlassClass judged={judged} stored={storedRow(results, judged.entry)} />
              <GlassTraining judged={judged} training={training} />
              <GlassOverrides stored={storedRow(results, judged.entry)} />
            </td>
          ))}
        </tr>
      )}
    </tfoot>
  );
}

/** TRN-12: the tag beside a class of training; what it means is said in full beside the board and in the assessment. */
function GlassTraining({ judged, training }: Judged & { readonly training: boolean }) {
  const { t } = useLingui();
  if (!training || judged.gate.kind !== 'open' || judged.assessment.value === null) return null;
  return (
    <span className={footTag} title={t`It gives the sample no category.`}>
      <Tag>
        <Trans>Training</Trans>
      </Tag>
    </span>
  );
}

/**
 * What a person overrode of one glass. Who validated the session against its criteria is said once, above the board, so the
 * column has the mark alone; a sheet that is left out says so in its own cell.
 */
function GlassOverrides({ stored }: { readonly stored: ResultRow | null }) {
  if (stored === null) return null;
  const { validationReason } = stored;
  return (
    <>
      <Overrides of={{ ...stored, validationReason: null, leftOut: [] }} />
      {validationReason === null ? null : (
        <span className={footMark} title={validationReason}>
          <StateMark state="flag">
            <Trans>Against the criteria</Trans>
          </StateMark>
        </span>
      )}
    </>
  );
}

type Judged = { readonly judged: EntryJudgement };

/** BRD-10: how many are signed, once every tray is here. */
function SignedCount({ judged }: Judged) {
  if (judged.unknown > 0) return <Loading />;
  return (
    <Trans>
      {judged.sealed} of {judged.expected}
    </Trans>
  );
}

function ClosedFigures({
  judged,
  onOpen,
}: Judged & { readonly onOpen: (entry: EntryJudgement) => void }) {
  const { gate } = judged;
  if (gate.kind === 'unknown') return <Loading />;
  if (gate.kind === 'closed')
    return (
      <Button size="dense" icon={Lock} isDisabled data-on-paper="">
        <Plural value={gate.missing} one="# to go" other="# to go" />
      </Button>
    );
  return (
    <Button size="dense" icon={LockOpen} onPress={() => onOpen(judged)}>
      <Trans>Reveal</Trans>
    </Button>
  );
}

/** SHT-6: the total and the medal of a glass that is scored with points. */
function TotalFigure({ judged }: Judged) {
  const write = useFormat();
  const medals = useMedalWords();
  const scores = judged.scored?.scores ?? null;
  if (scores === null) return <Waiting judged={judged} />;
  const { score } = scores.total;
  return (
    <>
      <span className={footFigure}>{write.number(score, Number.isInteger(score) ? 0 : 2)}</span>
      <span className={footWords}>{medals(scores.medal)}</span>
    </>
  );
}

/** SHT-6: its place among the samples of the session. */
function PlaceFigure({ judged }: Judged) {
  const scores = judged.scored?.scores ?? null;
  if (scores === null) return <Waiting judged={judged} />;
  return (
    <span className={footFigure}>
      <Trans>
        {scores.rank} of {scores.ranked}
      </Trans>
    </span>
  );
}

function DefectFigure({ judged }: Judged) {
  const { t } = useLingui();
  const write = useFormat();
  const names = useSheetNames();
  const value = judged.assessment.value;
  if (value === null) return <Waiting judged={judged} />;
  const key = value.predominantDefect;
  const figures = key === null ? null : figuresOf(value, key);
  return (
    <>
      <span className={footFigure}>{write.two(figures?.median ?? 0)}</span>
      <span className={footWords}>
        {key === null ? capital(t`none`) : names.label(key)}
        {figures === null || figures.cvr === null ? null : (
          <>
            , <Trans>CVr {write.percent(figures.cvr, CVR_LIMIT)}</Trans>
          </>
        )}
      </span>
    </>
  );
}

function FruityFigure({ judged }: Judged) {
  const write = useFormat();
  const figures = judged.assessment.value?.attributes.fruity;
  if (figures === undefined) return <Waiting judged={judged} />;
  return (
    <>
      <span className={footFigure}>{write.two(figures.median)}</span>
      {figures.cvr === null ? null : (
        <span className={footWords}>
          <Trans>CVr {write.percent(figures.cvr, CVR_LIMIT)}</Trans>
        </span>
      )}
    </>
  );
}

/** ASM-20: the class of one glass, provisional while its sample has none that is final. */
function GlassClass({ judged, stored }: Judged & { readonly stored: ResultRow | null }) {
  const { i18n } = useLingui();
  if (judged.gate.kind === 'unknown') return <Loading />;
  if (judged.gate.kind !== 'open')
    return (
      <span className={footWords}>
        <Trans context="results">Hidden</Trans>
      </span>
    );
  const value = judged.assessment.value;
  if (value === null) return <Waiting judged={judged} />;
  const oil = i18n._(oilClassMessage(value.class));
  const className = oil;
  const isProvisional = stored?.isProvisional === true;
  if (value.reliable)
    return isProvisional ? (
      <StateMark state="flag">
        <Trans>{className}, provisional</Trans>
      </StateMark>
    ) : (
      <span className={footFigure}>{oil}</span>
    );
  return (
    <>
      <StateMark state="flag">
        <Trans>{oil}, repeat</Trans>
      </StateMark>
      {isProvisional ? (
        <span className={footWords}>
          <Trans>Provisional: the pair was rejected</Trans>
        </span>
      ) : null}
    </>
  );
}

function Loading() {
  return (
    <span className={footWords}>
      <Trans>loading</Trans>
    </span>
  );
}

function Waiting({ judged }: Judged) {
  if (judged.sheets.missing.length > 0) return <Loading />;
  if (judged.assessment.error !== null)
    return (
      <StateMark state="stop">
        <Trans>Not computed</Trans>
      </StateMark>
    );
  return (
    <span className={footWords}>
      <Trans>computing</Trans>
    </span>
  );
}
