import type { PlanEntry } from '../../../domain/documents/session.document.ts';
import { type FiguresGate, figuresGate } from '../../../domain/sessions/figures-gate.ts';
import { isOpened, type OpenedFigures } from '../../../domain/sessions/opened-figures.ts';
import type { SessionState } from '../../../domain/words/session-state.ts';
import { sealedOf } from './board-counts.ts';
import type { BoardFacts } from './board-facts.ts';

/** BRD-2, SES-14: whether the figures of a glass may be seen, by what its board knows and what was opened early of the session. */
export const glassGate = (
  facts: BoardFacts,
  entry: PlanEntry,
  record: { readonly state: SessionState; readonly openedFigures: readonly OpenedFigures[] },
): FiguresGate =>
  figuresGate({
    state: record.state,
    ...sealedOf(facts, entry),
    opened: isOpened(record.openedFigures, entry),
  });
