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
  /** ISO date, as '2026-11-20'. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly minValue?: string | undefined;
  readonly maxValue?: string | undefined;
  readonly words?: PartWords | undefined;
  /**
   * Whether `onChange` is called once the date is complete (`typing`), or when the field loses the
   * focus (`leaving`, the default). `leaving` is for a value that is saved at each change.
   */
  readonly gives?: 'typing' | 'leaving' | undefined;
};

/** Date field: typed part by part in the reader's order, or chosen from a calendar. */
export function DateField(props: DateFieldProps) {
  const typed = useTypedParts({
    ...props,
    isRequired: props.isRequired ?? false,
    isWhole: isDayOf,
    words: props.words,
    gives: props.gives ?? 'leaving',
  });
  // The same object for the same date: a new one would reset the parts while they are typed.
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
        // Leading zeros make each part as wide as a touch target needs, and dates as wide as
        // elsewhere.
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
