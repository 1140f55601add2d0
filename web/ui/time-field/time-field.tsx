import { Clock } from 'lucide-react';
import { TimeField as AriaTimeField, Group } from 'react-aria-components';
import { readTime, writeTime } from '../date-field/iso-date.ts';
import { Segments } from '../date-field/segments.tsx';
import { defined } from '../defined.ts';
import * as field from '../field/field.css.ts';
import { FieldHelp } from '../field/field-help.tsx';
import { FieldLabel } from '../field/field-label.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { frameClass } from '../field/frame-class.ts';
import { Icon } from '../icon/icon.tsx';

type TimeFieldProps = FieldProps & {
  /** As '10:05', on a 24 h clock. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
};

/** A time of day, written on the clock of the reader's language. */
export function TimeField(props: TimeFieldProps) {
  return (
    <AriaTimeField
      className={field.field}
      isDisabled={props.isDisabled ?? false}
      isInvalid={props.errorMessage !== undefined}
      isReadOnly={props.isReadOnly ?? false}
      isRequired={props.isRequired ?? false}
      onChange={(time) => props.onChange(writeTime(time))}
      shouldForceLeadingZeros
      validationBehavior="aria"
      value={readTime(props.value)}
      {...defined({
        name: props.name,
        id: props.id,
        autoFocus: props.autoFocus,
        onBlur: props.onBlur,
      })}
    >
      <FieldLabel {...props} />
      <Group className={frameClass(props)}>
        <Segments />
        <span aria-hidden className={field.unit}>
          <Icon of={Clock} />
        </span>
      </Group>
      <FieldHelp description={props.description} errorMessage={props.errorMessage} />
    </AriaTimeField>
  );
}
