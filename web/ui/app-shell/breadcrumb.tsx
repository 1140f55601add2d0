import { ChevronRight } from 'lucide-react';
import { Link } from 'react-aria-components';
import { Icon } from '../icon/icon.tsx';
import * as styles from './breadcrumb.css.ts';

/** Step of the breadcrumb; the last one is the current page. */
export type Crumb = { readonly label: string; readonly href?: string | undefined };

type BreadcrumbProps = { readonly panelName: string; readonly crumbs: readonly Crumb[] };

/**
 * Smallest number of letters shown of the last step but one. Most letters are narrower than a zero,
 * the unit `ch`; no figure is.
 */
const LETTERS = 6;
const OF_CH = 0.75;
const isFigures = (label: string): boolean => /^\d+$/.test(label);

/**
 * SCR-26: breadcrumb of a page, after the name of the panel.
 *
 * Where there is no room for all of it, the panel's name is hidden first, then the steps before the
 * last two. Then the last but one is cut to its first letters, and finally the page's own name. A
 * hidden step hides its separator icon too.
 */
export function Breadcrumb({ panelName, crumbs }: BreadcrumbProps) {
  return (
    <div className={styles.breadcrumb}>
      <div className={crumbs.length === 0 ? styles.alone : styles.panel}>
        <span className={styles.dropped}>
          <span className={styles.panelName}>{panelName}</span>
          {crumbs.length > 0 && <Icon of={ChevronRight} size={12} />}
        </span>
      </div>
      {crumbs.length > 0 && (
        <ol className={styles.crumbs}>
          {crumbs.map((crumb, at) => (
            <Step
              crumb={crumb}
              key={`${crumb.href ?? ''} ${crumb.label}`}
              toEnd={crumbs.length - 1 - at}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

/** Step of the breadcrumb; `toEnd` is the number of steps after it. */
function Step({ crumb, toEnd }: { readonly crumb: Crumb; readonly toEnd: number }) {
  const { label, href } = crumb;
  const words =
    href === undefined ? (
      <span
        className={styles.crumbText}
        {...(toEnd === 0 ? { 'aria-current': 'page' as const } : {})}
      >
        {label}
      </span>
    ) : (
      <Link className={styles.crumbText} href={href}>
        {label}
      </Link>
    );
  if (toEnd === 0) return <li className={styles.last}>{words}</li>;
  const inner = (
    <>
      {words}
      <Icon of={ChevronRight} size={12} />
    </>
  );
  if (toEnd > 1)
    return (
      <li className={styles.early}>
        <span className={styles.dropped}>{inner}</span>
      </li>
    );
  const wide = isFigures(label) ? 1 : OF_CH;
  return (
    <li
      className={styles.before}
      style={{
        minWidth: `calc(${Math.min(label.length, LETTERS) * wide}ch + ${styles.CHEVRON})`,
      }}
    >
      {inner}
    </li>
  );
}
