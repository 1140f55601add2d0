import { Trans, useLingui } from '@lingui/react/macro';
import { CloudOff, EyeOff } from 'lucide-react';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { storedRow } from '../../live/session/stored-row.ts';
import type { EntryJudgement } from '../../live/session/use-judgements.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { useMedalWords } from '../../parts/points/use-medal-words.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { chosen, footFigure, footTag, footWords, stuck, why } from './board.css.ts';
import {
  ClosedFigures,
  DefectFigure,
  FruityFigure,
  GlassClass,
  GlassOverrides,
  type JudgedGlass,
  LoadingFigure,
  WaitingFigure,
} from './glass-figures.tsx';

/**
 * The footer of the board: the number of signed sheets of each glass, then its figures, or why they
 * are hidden.
 */
export function BoardFoot(props: {
  readonly entries: readonly EntryJudgement[];
  /** The stored results of the session, with overrides. */
  readonly results: readonly ResultRow[];
  readonly chosenEntry: string | null;
  /** The session is validated: its classes are no longer provisional. */
  readonly isFinal: boolean;
  /** The session is for training (TRN-12). */
  readonly training: boolean;
  /** A device is disconnected, so its number of unsynced values is an estimate. */
  readonly isEstimated: boolean;
  /** The notes on the whole board are below it, since the board is wider than its page (BRD-15). */
  readonly isNarrow?: boolean;
  /** The number of columns after the glasses. */
  readonly endColumns: number;
  readonly onOpen: (entry: EntryJudgement) => void;
}) {
  const { endColumns } = props;
  const { entries, results, chosenEntry, isFinal, training, isEstimated, onOpen } = props;
  const { isNarrow = false } = props;
  const mark = (judged: EntryJudgement) => (judged.entry.id === chosenEntry ? chosen : undefined);
  const isScored = entries.some(({ scored }) => scored !== undefined);
  const names = useSheetNames();
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
          {isNarrow ? null : <BoardNotes entries={entries} isEstimated={isEstimated} />}
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

/**
 * The training tag of a class (TRN-12). The side panel and the assessment page explain it in full.
 */
function GlassTraining({ judged, training }: JudgedGlass & { readonly training: boolean }) {
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

/** The rank of a sample in the session, for a sheet with points (SHT-6). */
function PlaceFigure({ judged }: JudgedGlass) {
  const scores = judged.scored?.scores ?? null;
  if (scores === null) return <WaitingFigure judged={judged} />;
  return (
    <span className={footFigure}>
      <Trans>
        {scores.rank} of {scores.ranked}
      </Trans>
    </span>
  );
}

/** The number of signed sheets of a glass, once every tray is loaded (BRD-10). */
function SignedCount({ judged }: JudgedGlass) {
  if (judged.unknown > 0) return <LoadingFigure />;
  return (
    <Trans>
      {judged.sealed} of {judged.expected}
    </Trans>
  );
}

/** The total and the medal of a glass that is scored with points (SHT-6). */
function TotalFigure({ judged }: JudgedGlass) {
  const write = useFormat();
  const medals = useMedalWords();
  const scores = judged.scored?.scores ?? null;
  if (scores === null) return <WaitingFigure judged={judged} />;
  const { score } = scores.total;
  return (
    <>
      <span className={footFigure}>{write.number(score, Number.isInteger(score) ? 0 : 2)}</span>
      <span className={footWords}>{medals(scores.medal)}</span>
    </>
  );
}

/** The notes on the whole board: why figures are hidden, and which numbers are estimates. */
export function BoardNotes(props: {
  readonly entries: readonly EntryJudgement[];
  /** A device is disconnected, so its number of unsynced values is an estimate. */
  readonly isEstimated: boolean;
}) {
  const { entries, isEstimated } = props;
  const anyClosed = entries.some(({ gate }) => gate.kind === 'closed' || gate.kind === 'may-open');
  return (
    <>
      {anyClosed ? (
        <p className={why}>
          <Icon of={EyeOff} />
          <Trans>Results open when all have signed, or at 8 if you choose.</Trans>
        </p>
      ) : null}
      {isEstimated ? (
        <p className={why}>
          <Icon of={CloudOff} />
          <Trans>≈ is an estimate from the booth’s last report.</Trans>
        </p>
      ) : null}
    </>
  );
}
