import { Calendar as CalendarDrawing } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, DatePicker, Dialog, Group, Popover, useLocale } from 'react-aria-components';
import { Calendar } from '../calendar/calendar.tsx';
import { defined } from '../defined.ts';
import * as field from '../field/field.css.ts';
import { FieldHelp } from '../field/field-help.tsx';
import { FieldLabel } from '../field/field-label.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { frameClass } from '../field/frame-class.ts';
import { Icon } from '../icon/icon.tsx';
import { floating } from '../select/option-list.css.ts';
import { readDate, writeDate } from './iso-date.ts';
import { Segments } from './segments.tsx';

type DateFieldProps = FieldProps & {
  /** As '2026-11-20'. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly minValue?: string | undefined;
  readonly maxValue?: string | undefined;
  /** What to say when some parts are typed and others are not; the value is null meanwhile. */
  readonly incompleteMessage?: string | undefined;
};

const isBegun = (group: HTMLElement | null): boolean => {
  const parts = [...(group?.querySelectorAll('[role=spinbutton]') ?? [])];
  const open = parts.filter((part) => part.hasAttribute('data-placeholder')).length;
  return open > 0 && open < parts.length;
};

/** A day: typed part by part in the reader's order, or chosen from the calendar. */
export function DateField(props: DateFieldProps) {
  const { locale } = useLocale();
  const around = useRef<HTMLDivElement>(null);
  const [isPartial, setPartial] = useState(false);
  const isUnread = isPartial && props.value === null;
  const errorMessage = props.errorMessage ?? (isUnread ? props.incompleteMessage : undefined);
  return (
    <div className={field.around} data-unread={isUnread ? '' : undefined} ref={around}>
      <DatePicker
        className={field.field}
        isDisabled={props.isDisabled ?? false}
        isInvalid={errorMessage !== undefined}
        isReadOnly={props.isReadOnly ?? false}
        isRequired={props.isRequired ?? false}
        onChange={(date) => props.onChange(writeDate(date))}
        shouldForceLeadingZeros={!locale.startsWith('en')}
        validationBehavior="aria"
        value={readDate(props.value)}
        {...defined({
          name: props.name,
          id: props.id,
          autoFocus: props.autoFocus,
          onBlur: () => {
            setPartial(isBegun(around.current));
            props.onBlur?.();
          },
          minValue: readDate(props.minValue) ?? undefined,
          maxValue: readDate(props.maxValue) ?? undefined,
        })}
      >
        <FieldLabel {...props} />
        <Group className={frameClass(props)}>
          <Segments />
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
