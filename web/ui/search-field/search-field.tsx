import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { SearchField as AriaSearchField, Button, Group, Input } from 'react-aria-components';
import { defined } from '../defined.ts';
import { frame, inner, input } from '../field/field.css.ts';
import { FieldLabel } from '../field/field-label.tsx';
import { Icon } from '../icon/icon.tsx';
import * as styles from './search-field.css.ts';

type SearchFieldProps = {
  /** Accessible name; visible only as a label above, else the placeholder is shown. */
  readonly label: string;
  /** Shows the label above the field, as the fields next to it do. */
  readonly isLabelled?: boolean | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSubmit?: ((value: string) => void) | undefined;
  readonly placeholder?: string | undefined;
  readonly clearLabel: string;
  /** Keyboard shortcut that focuses the field from anywhere on the page. */
  readonly shortcut?: string | undefined;
  readonly size?: 'dense' | 'field' | undefined;
};

/** Search field of a list. Escape clears it. */
export function SearchField(props: SearchFieldProps) {
  const { label, isLabelled = false, value, onChange, onSubmit, placeholder } = props;
  const { clearLabel, shortcut } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (shortcut === undefined) return;
    const go = (event: KeyboardEvent) => {
      if (event.key !== shortcut || event.ctrlKey || event.metaKey || isTyping(event.target))
        return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', go);
    return () => document.removeEventListener('keydown', go);
  }, [shortcut]);
  return (
    <AriaSearchField
      {...(isLabelled ? {} : { 'aria-label': label })}
      autoComplete="off"
      className={isLabelled ? styles.labelled : styles.search}
      onChange={onChange}
      value={value}
      {...defined({ onSubmit })}
    >
      {isLabelled && <FieldLabel label={label} />}
      <Group className={`${frame} ${styles.frame} ${styles.sized[props.size ?? 'dense']}`}>
        <Icon of={Search} />
        <Input
          className={`${input} ${styles.input}`}
          ref={field}
          {...defined({ placeholder, 'aria-keyshortcuts': shortcut })}
        />
        {value !== '' ? (
          <Button aria-label={clearLabel} className={inner}>
            <Icon of={X} />
          </Button>
        ) : (
          shortcut !== undefined && <kbd className={styles.key}>{shortcut}</kbd>
        )}
      </Group>
    </AriaSearchField>
  );
}

/**
 * Whether the target of a key event is a text input, so that the key is typed text and not a
 * keyboard shortcut.
 */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
