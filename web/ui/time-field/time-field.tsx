import { Clock } from 'lucide-react';
import { useMemo } from 'react';
import { TimeField as AriaTimeField, Group } from 'react-aria-components';
import { readTime, writeTime } from '../date-field/iso-date.ts';
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
  /** As '10:05', on a 24 h clock. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly words?: PartWords | undefined;
};

/** A time of day, written on the clock of the reader's language, and given when the field is left. */
export function TimeField(props: TimeFieldProps) {
  const typed = useTypedParts({
    ...props,
    isRequired: props.isRequired ?? false,
    isWhole: () => true,
    words: props.words,
    gives: 'leaving',
  });
  // The same object for the same time: another would put the parts back while they are typed.
  const shown = useMemo(() => readTime(typed.shown), [typed.shown]);
  const errorMessage = useAfterPress(typed.problem ?? props.errorMessage);
  const isWrong = useAfterPress(typed.isWrong);
  return (
    <div
      className={field.around}
      data-unread={typed.isWrong ? '' : undefined}
      onKeyDownCapture={typed.onKeyDown}
      ref={typed.around}
    >
      <AriaTimeField
        className={field.field}
        isDisabled={props.isDisabled ?? false}
        isInvalid={isWrong || errorMessage !== undefined}
        isReadOnly={props.isReadOnly ?? false}
        isRequired={props.isRequired ?? false}
        onChange={(time) => typed.change(writeTime(time))}
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
        })}
      >
        <FieldLabel {...props} />
        <Group className={frameClass(props)}>
          <Segments />
          <span aria-hidden className={field.unit}>
            <Icon of={Clock} />
          </span>
        </Group>
        <FieldHelp description={props.description} errorMessage={errorMessage} />
      </AriaTimeField>
    </div>
  );
}
