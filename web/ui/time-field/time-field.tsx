import { Clock } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useTimeField } from 'react-aria';
import {
  FieldErrorContext,
  Group,
  GroupContext,
  InputContext,
  LabelContext,
  Provider,
  TextContext,
  TimeFieldStateContext,
  useLocale,
} from 'react-aria-components';
import { type DateSegment, useTimeFieldState } from 'react-stately';
import { readTime, writeTime } from '../date-field/iso-date.ts';
import { isTimeOf } from '../date-field/read-parts.ts';
import { Segments } from '../date-field/segments.tsx';
import { type PartWords, useTypedParts } from '../date-field/use-typed-parts.ts';
import { defined } from '../defined.ts';
import * as field from '../field/field.css.ts';
import { FieldHelp } from '../field/field-help.tsx';
import { FieldLabel } from '../field/field-label.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { frameClass } from '../field/frame-class.ts';
import { useAfterPress } from '../field/use-after-press.ts';
import { Icon } from '../icon/icon.tsx';

type TimeFieldProps = FieldProps & {
  /** ISO time, as '10:05', on a 24-hour clock. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly words?: PartWords | undefined;
};

/** Shows minutes above 59 as they were typed; React Aria would show 59. */
function asTyped(segment: DateSegment): DateSegment {
  const { type, value, maxValue } = segment;
  const isOver = type === 'minute' && value != null && maxValue !== undefined && value > maxValue;
  return isOver ? { ...segment, text: String(value) } : segment;
}

/**
 * Time field on the clock of the reader's language; `onChange` is called on blur. It keeps an
 * invalid time as typed, with an error. On blur React Aria's own field would change it to a valid
 * one (25:00 to 23:00) and lose what was typed.
 */
export function TimeField(props: TimeFieldProps) {
  const typed = useTypedParts({
    ...props,
    isRequired: props.isRequired ?? false,
    isWhole: isTimeOf,
    words: props.words,
    gives: 'leaving',
  });
  // The same object for the same time: a new one would reset the segments while they are typed.
  const value = useMemo(() => readTime(typed.shown), [typed.shown]);
  const errorMessage = useAfterPress(typed.problem ?? props.errorMessage);
  const isWrong = useAfterPress(typed.isWrong);
  const isInvalid = isWrong || errorMessage !== undefined;
  const { isDisabled = false, isReadOnly = false, isRequired = false } = props;
  const { locale } = useLocale();
  const frame = useRef<HTMLDivElement>(null);
  const hidden = useRef<HTMLInputElement>(null);
  const aria = {
    label: props.label,
    isDisabled,
    isInvalid,
    isReadOnly,
    isRequired,
    onChange: (time: typeof value) => typed.change(writeTime(time)),
    shouldForceLeadingZeros: true,
    validationBehavior: 'aria' as const,
    value,
    ...defined({
      name: props.name,
      id: props.id,
      autoFocus: props.autoFocus,
      onBlur: () => {
        typed.leave();
        props.onBlur?.();
      },
    }),
  };
  const read = useTimeFieldState({ ...aria, locale });
  const state = { ...read, segments: read.segments.map(asTyped), confirmPlaceholder: () => {} };
  const parts = useTimeField({ ...aria, inputRef: hidden }, state, frame);
  const slots = { description: parts.descriptionProps, errorMessage: parts.errorMessageProps };
  return (
    <div
      className={field.around}
      data-unread={typed.isWrong ? '' : undefined}
      onKeyDownCapture={typed.onKeyDown}
      ref={typed.around}
    >
      <Provider
        values={[
          [TimeFieldStateContext, state],
          [GroupContext, defined({ ...parts.fieldProps, ref: frame, isInvalid, isDisabled })],
          [InputContext, defined({ ...parts.inputProps, ref: hidden })],
          [LabelContext, { ...parts.labelProps, elementType: 'span' }],
          [TextContext, { slots }],
          [FieldErrorContext, parts],
        ]}
      >
        <div
          className={field.field}
          data-disabled={isDisabled || undefined}
          data-invalid={isInvalid || undefined}
          data-readonly={isReadOnly || undefined}
        >
          <FieldLabel {...props} />
          <Group className={frameClass(props)}>
            <Segments />
            <span aria-hidden className={field.unit}>
              <Icon of={Clock} />
            </span>
          </Group>
          <FieldHelp description={props.description} errorMessage={errorMessage} />
        </div>
      </Provider>
    </div>
  );
}
