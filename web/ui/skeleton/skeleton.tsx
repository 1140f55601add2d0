import * as styles from './skeleton.css.ts';

type SkeletonProps = {
  readonly lines?: number | undefined;
  /** Spoken while it waits. */
  readonly label: string;
};

/** Grey bars where something is on its way. They show after 300 ms: what is quick never flickers. */
export function Skeleton({ lines = 3, label }: SkeletonProps) {
  const bars = Array.from({ length: lines }, (_, index) => `${95 - ((index * 17) % 40)}%`);
  return (
    <div aria-label={label} className={styles.bars} data-skeleton="" role="status">
      {bars.map((width) => (
        <span aria-hidden className={styles.bar} key={width} style={{ width }} />
      ))}
    </div>
  );
}
