import { Trans } from '@lingui/react/macro';
import { Text } from '../../ui/layout/text.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import * as styles from './overridden.css.ts';

/**
 * TRN-12: beside a class, that it is one of training and that nothing of the sample follows from it; with the plan's word, whether it
 * counts for the quality indexes. Nothing where the session is none of training.
 */
export function TrainingMark(props: {
  readonly training: boolean;
  /** What the plan says of the quality indexes; absent where the plan is not at hand. */
  readonly counts?: boolean | undefined;
}) {
  if (!props.training) return null;
  return (
    <span className={styles.against}>
      {/* A grid would stretch the tag. */}
      <span>
        <Tag>
          <Trans>Training</Trans>
        </Tag>
      </span>
      <Text tone="muted">
        <Trans>It gives the sample no category.</Trans>{' '}
        {props.counts === undefined ? null : props.counts ? (
          <Trans>By its plan it counts for the quality indexes.</Trans>
        ) : (
          <Trans>It counts in no quality index.</Trans>
        )}
      </Text>
    </span>
  );
}
