import { useLingui } from '@lingui/react/macro';
import type { Points } from '../../../domain/documents/evaluation.document.ts';
import { itemsOf, maximumOf, soFar } from '../../../domain/sheets/definition/points.ts';
import type { PointsSheet } from '../../../domain/sheets/definition/sheet-definition.ts';
import { useSheetWords } from '../../parts/points/use-sheet-words.ts';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';

/** Points of a sealed sheet: by item, by block, and their total (SHT-4). */
export function SheetPoints({
  points,
  definition,
}: {
  readonly points: Points;
  readonly definition: PointsSheet;
}) {
  const { t } = useLingui();
  const words = useSheetWords();
  const of = (given: number | null, most: number): string =>
    given === null ? t`Blank` : t`${given} of ${most}`;
  const items = itemsOf(definition);
  return (
    <DefinitionList
      layout="sum"
      items={[
        ...definition.blocks.flatMap((block) => [
          ...block.items.map(({ key, name, note, maximum }) => ({
            term: note === null ? words(name) : `${words(name)}, ${words(note)}`,
            value: of(points[key] ?? null, maximum),
          })),
          {
            term: `${block.key} · ${words(block.name)}`,
            value: of(soFar(block.items, points).points, maximumOf(block)),
          },
        ]),
        { term: t`Together`, value: of(soFar(items, points).points, maximumOf({ items })) },
      ]}
    />
  );
}
