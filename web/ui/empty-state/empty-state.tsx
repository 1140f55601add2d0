import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './empty-state.css.ts';

type EmptyStateProps = {
  readonly title: string;
  /** Next step, in words. */
  readonly children?: ReactNode;
  readonly icon?: LucideIcon | undefined;
  readonly actions?: ReactNode;
};

/** Empty state of a list without rows: what is missing, and how to begin. */
export function EmptyState({ title, children, icon, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon && (
        <span className={styles.drawing}>
          <Icon of={icon} size={24} />
        </span>
      )}
      <strong>{title}</strong>
      {children !== undefined && <div className={styles.words}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
