import { type ReactNode, useContext, useId } from 'react';
import * as styles from './section.css.ts';
import { SideHeadings } from './side-headings.ts';

type SectionProps = {
  readonly title: ReactNode;
  /** Number of items, next to the title. */
  readonly count?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly level?: 2 | 3 | undefined;
  /** Adds a hairline below it. */
  readonly isRuled?: boolean | undefined;
  /** Places the heading to the left of the content, as in a form. */
  readonly hasSideHeading?: boolean | undefined;
  readonly id?: string | undefined;
};

/** Section of a page with its own heading. */
export function Section(props: SectionProps) {
  const asInForm = useContext(SideHeadings);
  const { title, count, actions, children, level = 2, id } = props;
  const { isRuled = asInForm, hasSideHeading = asInForm } = props;
  const headId = useId();
  const acts = actions !== undefined && <div className={styles.actions}>{actions}</div>;
  const shape = isRuled ? styles.ruled : styles.section;
  const Head = level === 2 ? 'h2' : 'h3';
  return (
    <section
      aria-labelledby={headId}
      className={hasSideHeading ? `${shape} ${styles.sideHeading}` : shape}
      id={id}
    >
      <div className={styles.head}>
        <Head id={headId}>
          {title}
          {count !== undefined && <span className={styles.count}> {count}</span>}
        </Head>
        {!hasSideHeading && acts}
      </div>
      <SideHeadings value={false}>
        {hasSideHeading ? (
          // The column of a side heading has no room for the actions.
          <div className={styles.body}>
            {acts}
            <div data-body="">{children}</div>
          </div>
        ) : (
          <div className={styles.body} data-body="">
            {children}
          </div>
        )}
      </SideHeadings>
    </section>
  );
}
