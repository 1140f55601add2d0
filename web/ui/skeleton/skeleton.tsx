import * as styles from './skeleton.css.ts';

type SkeletonProps = {
  readonly lines?: number | undefined;
  /** Accessible name while loading. */
  readonly label: string;
};

/**
 * Skeleton: grey placeholder bars while content loads. They appear after 300 ms, so that fast
 * loading does not flicker.
 */
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
