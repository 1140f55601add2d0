import { type ReactNode, useContext } from 'react';
import { ShellContext } from '../ui/app-shell/shell-context.ts';
import { BrandMark } from '../ui/brand-mark/brand-mark.tsx';
import { Page } from '../ui/page/page.tsx';
import * as css from './notice.css.ts';

/**
 * A page with one message and one button: not found, access denied, failed. Inside a shell it is
 * laid out like every other page.
 */
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
  const isWithin = useContext(ShellContext);
  const words = (
    <>
      <h1>{title}</h1>
      {children !== undefined && <p>{children}</p>}
      {action}
    </>
  );
  if (isWithin)
    return (
      <Page>
        <div className={css.within} role={isAlert ? 'alert' : undefined}>
          {words}
        </div>
      </Page>
    );
  return (
    <div className={css.page}>
      <header>
        <BrandMark word="Verdial" />
      </header>
      <main className={css.words} role={isAlert ? 'alert' : undefined}>
        {words}
      </main>
    </div>
  );
}
