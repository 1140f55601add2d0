import type { ReactNode } from 'react';
import * as style from './quiet-page.css.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

/** A booth page with one message and its buttons. */
export function QuietPage({
  title,
  children,
  acts,
}: {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly acts?: ReactNode;
}) {
  useFocusOnArrival();
  return (
    <div className={style.page}>
      <h1>{title}</h1>
      {children !== undefined && <div className={style.text}>{children}</div>}
      {acts !== undefined && <div className={style.acts}>{acts}</div>}
    </div>
  );
}
