import { Lock, Undo2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { SignatureInk } from './signature-ink.tsx';
import * as styles from './signature-pad.css.ts';
import { useStrokes } from './use-strokes.ts';

/**
 * Signature that is typed as a name. `name` is null while its field is closed, and blank while the
 * field is open and empty.
 */
export type TypedSignature = {
  readonly name: string | null;
  readonly onChange: (name: string | null) => void;
  readonly label: string;
  /** Help text: what the name must be. */
  readonly description?: string | undefined;
  readonly maxLength: number;
};

type SignaturePadProps = {
  readonly label: string;
  /** Strokes as flat x, y pairs in pad units, 0 to 1000 across and down. */
  readonly strokes: readonly (readonly number[])[];
  readonly onChange: (strokes: readonly (readonly number[])[]) => void;
  /** Typed signature for keyboard users, where it is allowed: their own name. */
  readonly typing?: TypedSignature | undefined;
  readonly clearLabel: string;
  readonly keyboardHint: string;
  readonly emptyText: string;
  /** Reason why signing is not possible yet; if given, the pad is locked. */
  readonly lockedText?: string | undefined;
  /** Content below the pad, before the clear button: who signs. */
  readonly under?: ReactNode;
};

/**
 * Signature pad for finger, pen or mouse. With the keyboard, Enter opens a field for the signer's
 * name, where that is allowed. Delete clears the signature.
 */
export function SignaturePad(props: SignaturePadProps) {
  const { label, strokes, onChange, typing, lockedText, emptyText } = props;
  const isLocked = lockedText !== undefined;
  const { drawn, handlers } = useStrokes(strokes, isLocked, onChange);
  const id = useId();
  const all = drawn.length === 0 ? strokes : [...strokes, drawn];
  const typed = typing?.name ?? null;
  const isSigned = all.length > 0 || typed !== null;
  const hint = !isLocked && !isSigned ? `${id}-hint` : undefined;
  // The text on the pad is part of its accessible name.
  const words = isLocked || !isSigned ? `${id}-words` : undefined;

  function takeBack(): void {
    onChange([]);
    typing?.onChange(null);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isLocked || event.target !== event.currentTarget) return;
    const isSigning = event.key === 'Enter' || event.key === ' ';
    if (!isSigning && event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    if (!isSigning) takeBack();
    else if (strokes.length === 0) typing?.onChange(typed ?? '');
  }

  return (
    <div className={styles.field}>
      <h2 className={styles.label} id={id}>
        {label}
      </h2>
      <button
        {...handlers}
        aria-describedby={hint}
        aria-disabled={isLocked || undefined}
        aria-labelledby={words === undefined ? id : `${id} ${words}`}
        aria-pressed={isSigned}
        className={styles.pad}
        data-pad=""
        data-locked={isLocked ? '' : undefined}
        onKeyDown={onKeyDown}
        type="button"
      >
        {isLocked ? (
          <span className={styles.words} id={words}>
            <Icon of={Lock} size={20} />
            {lockedText}
          </span>
        ) : (
          !isSigned && (
            <span className={styles.words} id={words}>
              {emptyText}
            </span>
          )
        )}
        <SignatureInk strokes={all} />
        {typed !== null && <span className={styles.typed}>{typed}</span>}
      </button>
      {typing !== undefined && typed !== null && (
        <TextField
          autoFocus
          description={typing.description}
          label={typing.label}
          maxLength={typing.maxLength}
          onChange={typing.onChange}
          value={typed}
        />
      )}
      <div className={styles.foot}>
        <div>
          {props.under}
          {hint !== undefined && <div id={hint}>{props.keyboardHint}</div>}
        </div>
        {isSigned && !isLocked && (
          <Button icon={Undo2} onPress={takeBack} size="booth" variant="quiet">
            {props.clearLabel}
          </Button>
        )}
      </div>
    </div>
  );
}
