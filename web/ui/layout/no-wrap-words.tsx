import { Fragment } from 'react';
import { Text } from './text.tsx';

/** A text that wraps at spaces only: a word with hyphens stays on one line. */
export function NoWrapWords({ children }: { readonly children: string }) {
  return children.split(/(\S*-\S*)/).map((part, at) =>
    part.includes('-') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are what they are by their place.
      <Text key={at} tone="noWrap">
        {part}
      </Text>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Fragment key={at}>{part}</Fragment>
    ),
  );
}
