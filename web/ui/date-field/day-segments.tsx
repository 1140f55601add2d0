import { createCalendar } from '@internationalized/date';
import { useRef } from 'react';
import { useDateField } from 'react-aria';
import {
  DateFieldContext,
  DateFieldStateContext,
  GroupContext,
  InputContext,
  Provider,
  useLocale,
  useSlottedContext,
} from 'react-aria-components';
import { useDateFieldState } from 'react-stately';
import { defined } from '../defined.ts';
import { Segments } from './segments.tsx';

/**
 * Date segments that keep an invalid date as typed, with an error. On blur React Aria would change
 * it to a valid one (02/31 to 2/28) and lose what was typed.
 */
export function DaySegments() {
  const props = useSlottedContext(DateFieldContext) ?? {};
  const { locale } = useLocale();
  const state = useDateFieldState({ ...props, locale, createCalendar });
  const asTyped = { ...state, confirmPlaceholder: () => {} };
  const group = useRef<HTMLDivElement>(null);
  const hidden = useRef<HTMLInputElement>(null);
  const { fieldProps, inputProps } = useDateField({ ...props, inputRef: hidden }, asTyped, group);
  const { isInvalid, isDisabled } = state;
  return (
    <Provider
      values={[
        [DateFieldStateContext, asTyped],
        [InputContext, defined({ ...inputProps, ref: hidden })],
        [GroupContext, defined({ ...fieldProps, ref: group, isInvalid, isDisabled })],
      ]}
    >
      <Segments />
    </Provider>
  );
}
