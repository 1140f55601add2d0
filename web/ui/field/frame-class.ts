import * as styles from './field.css.ts';
import type { FieldProps } from './field-props.ts';

/** CSS classes of a control's frame: its height, and the presence ring of another person. */
export function frameClass({
  size = 'desk',
  presence,
}: Pick<FieldProps, 'size' | 'presence'>): string {
  const classes = [styles.frame, styles.sized[size]];
  if (presence) classes.push(styles.presenceRing[presence.tone]);
  return classes.join(' ');
}
