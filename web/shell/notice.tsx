import type { ReactNode } from 'react';
import { BrandMark } from '../ui/brand-mark/brand-mark.tsx';
import * as css from './notice.css.ts';

/** A page that says one thing and shows the way on: not found, denied, failed. */
export function Notice({
  title,
  children,
  action,
  isAlert = false,
}: {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action: ReactNode;
  readonly isAlert?: boolean;
}) {
  return (
    <div className={css.page}>
      <header>
        <BrandMark word="Verdial" />
      </header>
      <main className={css.words} role={isAlert ? 'alert' : undefined}>
        <h1>{title}</h1>
        {children !== undefined && <p>{children}</p>}
        {action}
      </main>
    </div>
  );
}
