import { Fragment } from 'react';
import { Text } from './text.tsx';

/** A text whose words break at spaces alone: a code with hyphens stays in one line. */
export function WholeWords({ children }: { readonly children: string }) {
  return children.split(/(\S*-\S*)/).map((part, at) =>
    part.includes('-') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are what they are by their place.
      <Text key={at} tone="whole">
        {part}
      </Text>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Fragment key={at}>{part}</Fragment>
    ),
  );
}
