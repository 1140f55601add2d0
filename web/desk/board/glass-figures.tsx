import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Lock, LockOpen } from 'lucide-react';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { EntryJudgement } from '../../live/session/use-judgements.ts';
import { figuresOf } from '../../parts/figures/figures-of.ts';
import { CVR_LIMIT } from '../../parts/figures/reliability.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { capital } from '../../parts/messages/capital.ts';
import { oilClassMessage } from '../../parts/messages/class-names.ts';
import { Overrides } from '../../parts/sessions/overridden.tsx';
import { Button } from '../../ui/button/button.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { footFigure, footMark, footWords } from './board.css.ts';

/**
 * The placeholder of a missing figure: its sheets are loading, it is being computed, or the
 * computation failed.
 */
export function WaitingFigure({ judged }: JudgedGlass) {
  if (judged.sheets.missing.length > 0) return <LoadingFigure />;
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

/** The props of a glass on the board: its judgement from the sheets that are loaded so far. */
export type JudgedGlass = { readonly judged: EntryJudgement };

/** The placeholder of a figure while its data are loading. */
export function LoadingFigure() {
  return (
    <span className={footWords}>
      <Trans>loading</Trans>
    </span>
  );
}

/**
 * Shown in place of hidden figures: how many sheets are missing, or the button that reveals the
 * figures.
 */
export function ClosedFigures({
  judged,
  onOpen,
}: JudgedGlass & { readonly onOpen: (entry: EntryJudgement) => void }) {
  const { gate } = judged;
  if (gate.kind === 'unknown') return <LoadingFigure />;
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

/** The median of a glass's predominant defect, with its name and CVr. */
export function DefectFigure({ judged }: JudgedGlass) {
  const { t } = useLingui();
  const write = useFormat();
  const names = useSheetNames();
  const value = judged.assessment.value;
  if (value === null) return <WaitingFigure judged={judged} />;
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

/** The median of a glass's fruity attribute, with its CVr. */
export function FruityFigure({ judged }: JudgedGlass) {
  const write = useFormat();
  const figures = judged.assessment.value?.attributes.fruity;
  if (figures === undefined) return <WaitingFigure judged={judged} />;
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

/** The class of one glass, marked provisional while its sample has no final class (ASM-20). */
export function GlassClass({
  judged,
  stored,
}: JudgedGlass & { readonly stored: ResultRow | null }) {
  const { i18n } = useLingui();
  if (judged.gate.kind === 'unknown') return <LoadingFigure />;
  if (judged.gate.kind !== 'open')
    return (
      <span className={footWords}>
        <Trans context="results">Hidden</Trans>
      </span>
    );
  const value = judged.assessment.value;
  if (value === null) return <WaitingFigure judged={judged} />;
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

/**
 * The marks of what a person overrode in the result of one glass. A reason for validation against
 * the criteria is in full above the board, so here it is only a mark. Sheets that are left out are
 * marked in their own cells.
 */
export function GlassOverrides({ stored }: { readonly stored: ResultRow | null }) {
  if (stored === null) return null;
  const { validationReason } = stored;
  return (
    <>
      <Overrides of={{ ...stored, validationReason: null, leftOut: [] }} />
      {validationReason === null ? null : (
        <span className={footMark} title={validationReason}>
          <StateMark state="flag">
            <Trans>Despite unmet criteria</Trans>
          </StateMark>
        </span>
      )}
    </>
  );
}
