import { useFormat } from '../../i18n/use-format.ts';
import { Text } from '../../ui/layout/text.tsx';

/**
 * A timestamp for a narrow cell (ZON-1). Date and time do not wrap inside, but the line may break
 * between them.
 */
export function InstantWords({ at }: { readonly at: string }) {
  const write = useFormat();
  return (
    <>
      <Text tone="noWrap">{write.day(write.dayOf(at))}</Text>{' '}
      <Text tone="noWrap">{write.clock(at)}</Text>
    </>
  );
}
