import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components';
import { defined } from '../defined.ts';
import * as styles from './switch.css.ts';

type SwitchProps = {
  readonly children: ReactNode;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly description?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly id?: string | undefined;
  /** Places the label first and the switch at the end of the line, as in a list of options. */
  readonly isAtEnd?: boolean | undefined;
  /** Places the label first and the switch in the control column of the settings. */
  readonly isBeside?: boolean | undefined;
};

/** Switch for a setting that takes effect at once, without saving. */
export function Switch(props: SwitchProps) {
  return (
    <AriaSwitch
      className={classOf(props)}
      isDisabled={props.isDisabled ?? false}
      isSelected={props.isSelected}
      onChange={props.onChange}
      {...defined({ id: props.id })}
    >
      <span className={styles.track} />
      <span>
        {props.children}
        {props.description !== undefined && (
          <span className={styles.help}>{props.description}</span>
        )}
      </span>
    </AriaSwitch>
  );
}

function classOf({ isAtEnd = false, isBeside = false }: SwitchProps): string {
  if (isBeside) return styles.sideLine;
  return isAtEnd ? styles.lineAtEnd : styles.line;
}
