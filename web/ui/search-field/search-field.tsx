import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { SearchField as AriaSearchField, Button, Group, Input } from 'react-aria-components';
import { defined } from '../defined.ts';
import { frame, inner, input } from '../field/field.css.ts';
import { FieldLabel } from '../field/field-label.tsx';
import { Icon } from '../icon/icon.tsx';
import { isTyping } from './is-typing.ts';
import * as styles from './search-field.css.ts';

type SearchFieldProps = {
  /** Spoken; seen where it stands above, else the placeholder is. */
  readonly label: string;
  /** Named above, as what stands beside it. */
  readonly isLabelled?: boolean | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSubmit?: ((value: string) => void) | undefined;
  readonly placeholder?: string | undefined;
  readonly clearLabel: string;
  /** A key that goes to the field from anywhere on the page. */
  readonly shortcut?: string | undefined;
  readonly size?: 'dense' | 'field' | undefined;
};

/** Looks for words in a list. Escape empties it. */
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
