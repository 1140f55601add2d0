import { Fragment } from 'react';
import { Text } from './text.tsx';

/** Text that wraps at spaces only: a word with hyphens stays on one line. */
export function NoWrapWords({ children }: { readonly children: string }) {
  return children.split(/(\S*-\S*)/).map((part, at) =>
    part.includes('-') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position in the text.
      <Text key={at} tone="noWrap">
        {part}
      </Text>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Fragment key={at}>{part}</Fragment>
    ),
  );
}
