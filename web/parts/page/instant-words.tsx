import { useFormat } from '../../i18n/use-format.ts';
import { Text } from '../../ui/layout/text.tsx';

/** ZON-1: an instant in a narrow cell: the day and the time are each whole, and may stand below one another. */
export function InstantWords({ at }: { readonly at: string }) {
  const write = useFormat();
  return (
    <>
      <Text tone="noWrap">{write.day(write.dayOf(at))}</Text>{' '}
      <Text tone="noWrap">{write.clock(at)}</Text>
    </>
  );
}
