import { type DayState, dayState } from '../../../../domain/sessions/day-state.ts';
import { criteriaNotMet } from '../../../../domain/sessions/session-criteria.ts';
import type { DayRow } from '../../../../domain/sessions/session-row.ts';
import { type State, StateMark } from '../../../ui/state-mark/state-mark.tsx';
import { useDayWords } from './use-day-words.ts';

const MARKS: Readonly<Record<DayState, State>> = {
  training: 'off',
  accepted: 'done',
  rejected: 'stop',
  outdated: 'flag',
  tasting: 'live',
  reopened: 'waiting',
  open: 'waiting',
};

/**
 * The state of a tasting day as a shape and a word. A day accepted against its criteria is flagged.
 */
export function DayMark({ day }: { readonly day: DayRow }) {
  const words = useDayWords();
  const state = dayState(day);
  const isAgainst = state === 'accepted' && criteriaNotMet(day.sessions) > 0;
  return <StateMark state={isAgainst ? 'flag' : MARKS[state]}>{words(day)}</StateMark>;
}
