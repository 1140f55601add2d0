import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components';
import { defined } from '../defined.ts';
import * as styles from './checkbox.css.ts';

type CheckboxProps = {
  /** Label; absent only in a table cell that gives the name. */
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
  /** In the booth the touch target is 48 px high. */
  readonly size?: 'dense' | 'booth' | undefined;
};

/** Checkbox: checked, unchecked, or indeterminate when only some of its items are checked. */
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

/** Content of a checkbox: box and label. Lists that have their own checkbox use it too. */
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
