import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components';
import { defined } from '../defined.ts';
import * as styles from './checkbox.css.ts';

type CheckboxProps = {
  /** The label; absent only where a table's cell gives the name. */
  readonly children?: ReactNode;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isIndeterminate?: boolean | undefined;
  readonly description?: string | undefined;
  readonly errorMessage?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly name?: string | undefined;
  readonly id?: string | undefined;
  /** In the booth a finger comes for it: a target of 48 px. */
  readonly size?: 'dense' | 'booth' | undefined;
};

/** A box that is checked or not, or checked for some of what it stands for. */
export function Checkbox(props: CheckboxProps) {
  return (
    <AriaCheckbox
      className={styles.line[props.size ?? 'dense']}
      isDisabled={props.isDisabled ?? false}
      isIndeterminate={props.isIndeterminate ?? false}
      isInvalid={props.errorMessage !== undefined}
      isSelected={props.isSelected}
      onChange={props.onChange}
      {...defined({ 'aria-label': props['aria-label'], name: props.name, id: props.id })}
    >
      <CheckboxFace
        description={props.errorMessage ?? props.description}
        isWrong={props.errorMessage !== undefined}
      >
        {props.children}
      </CheckboxFace>
    </AriaCheckbox>
  );
}

type CheckboxFaceProps = {
  readonly children?: ReactNode;
  readonly description?: string | undefined;
  readonly isWrong?: boolean | undefined;
};

/** What is inside a checkbox: the box and the words. Also used by lists that bring their own checkbox. */
export function CheckboxFace({ children, description, isWrong = false }: CheckboxFaceProps) {
  return (
    <>
      <span className={styles.box}>
        <Check aria-hidden className={styles.check} size={12} strokeWidth={3} />
        <Minus aria-hidden className={styles.some} size={12} strokeWidth={3} />
      </span>
      {children !== undefined && (
        <span>
          {children}
          {description !== undefined && (
            <span className={isWrong ? styles.wrong : styles.help}>{description}</span>
          )}
        </span>
      )}
    </>
  );
}
