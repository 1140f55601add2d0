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

/** The state of a tasting day: shape and word. What was accepted against its criteria never looks clean. */
export function DayMark({ day }: { readonly day: DayRow }) {
  const words = useDayWords();
  const state = dayState(day);
  const isAgainst = state === 'accepted' && criteriaNotMet(day.sessions) > 0;
  return <StateMark state={isAgainst ? 'flag' : MARKS[state]}>{words(day)}</StateMark>;
}
