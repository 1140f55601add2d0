import { Calendar as CalendarDrawing } from 'lucide-react';
import { useMemo } from 'react';
import { Button, DatePicker, Dialog, Group, Popover } from 'react-aria-components';
import { Calendar } from '../calendar/calendar.tsx';
import { defined } from '../defined.ts';
import * as field from '../field/field.css.ts';
import { FieldHelp } from '../field/field-help.tsx';
import { FieldLabel } from '../field/field-label.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { frameClass } from '../field/frame-class.ts';
import { useAfterPress } from '../field/use-after-press.ts';
import { Icon } from '../icon/icon.tsx';
import { floating } from '../select/option-list.css.ts';
import { DaySegments } from './day-segments.tsx';
import { readDate, writeDate } from './iso-date.ts';
import { isDayOf } from './read-parts.ts';
import { type PartWords, useTypedParts } from './use-typed-parts.ts';

type DateFieldProps = FieldProps & {
  /** As '2026-11-20'. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly minValue?: string | undefined;
  readonly maxValue?: string | undefined;
  readonly words?: PartWords | undefined;
  /** Whether a day is given as soon as it is whole, or when the field is left: for what is kept at each change. */
  readonly gives?: 'typing' | 'leaving' | undefined;
};

/** A day: typed part by part in the reader's order, and given when the field is left; or chosen from the calendar. */
export function DateField(props: DateFieldProps) {
  const typed = useTypedParts({
    ...props,
    isRequired: props.isRequired ?? false,
    isWhole: isDayOf,
    words: props.words,
    gives: props.gives ?? 'leaving',
  });
  // The same object for the same day: another would put the parts back while they are typed.
  const shown = useMemo(() => readDate(typed.shown), [typed.shown]);
  const errorMessage = useAfterPress(typed.problem ?? props.errorMessage);
  const isWrong = useAfterPress(typed.isWrong);
  return (
    <div
      className={field.around}
      data-unread={typed.isWrong ? '' : undefined}
      onKeyDownCapture={typed.onKeyDown}
      ref={typed.around}
    >
      <DatePicker
        className={field.field}
        isDisabled={props.isDisabled ?? false}
        isInvalid={isWrong || errorMessage !== undefined}
        isReadOnly={props.isReadOnly ?? false}
        isRequired={props.isRequired ?? false}
        onChange={(date) => typed.change(writeDate(date))}
        // With them each part is as wide as a finger needs, and a day is set as tight as elsewhere.
        shouldForceLeadingZeros
        validationBehavior="aria"
        value={shown}
        {...defined({
          name: props.name,
          id: props.id,
          autoFocus: props.autoFocus,
          onBlur: () => {
            typed.leave();
            props.onBlur?.();
          },
          minValue: readDate(props.minValue) ?? undefined,
          maxValue: readDate(props.maxValue) ?? undefined,
        })}
      >
        <FieldLabel {...props} />
        <Group className={frameClass(props)}>
          <DaySegments />
          <Button className={field.inner}>
            <Icon of={CalendarDrawing} />
          </Button>
        </Group>
        <FieldHelp description={props.description} errorMessage={errorMessage} />
        <Popover className={floating} offset={4} placement="bottom end">
          <Dialog>
            <Calendar />
          </Dialog>
        </Popover>
      </DatePicker>
    </div>
  );
}
