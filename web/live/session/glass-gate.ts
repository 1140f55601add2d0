import type { PlanEntry } from '../../../domain/documents/session.document.ts';
import { type FiguresGate, figuresGate } from '../../../domain/sessions/figures-gate.ts';
import { isOpened, type OpenedFigures } from '../../../domain/sessions/opened-figures.ts';
import type { SessionState } from '../../../domain/words/session-state.ts';
import { sealedOf } from './board-counts.ts';
import type { BoardFacts } from './board-facts.ts';

/**
 * Whether the figures of a glass may be seen, given its board and what was revealed early in the
 * session (BRD-2, SES-14).
 */
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
