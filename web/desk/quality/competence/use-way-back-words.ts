import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isFromReferences } from '../../../../domain/quality/quality-indexes.ts';
import type { NamedIndex, TasterQuality } from '../../../../stats-worker/reports/quality-report.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useQualityWords } from '../use-quality-words.ts';

/**
 * Returns a function that writes what would make a taster competent (M-COMPETENT). Exceeded indexes
 * come first, then missing data.
 */
export function useWayBackWords(): (taster: TasterQuality) => string {
  const { t } = useLingui();
  const write = useFormat();
  const words = useQualityWords();
  const wayOf = ({ ways }: TasterQuality, of: NamedIndex) =>
    ways.find(({ index, series }) => index === of.index && series === of.series) ?? null;

  function backWithin(taster: TasterQuality, of: NamedIndex): string {
    const way = wayOf(taster, of);
    const name = words.named(of);
    if (way === null) return name;
    const most = write.cm(way.deviation);
    const rows = countOf(of, way.more);
    return t`${name}: ${rows} within ${most} cm`;
  }

  const countOf = ({ index, series }: NamedIndex, more: number): string => {
    if (isFromReferences(index))
      return series === 'defect'
        ? t`${plural(more, { one: '# more defect reference', other: '# more defect references' })}`
        : t`${plural(more, { one: '# more reference', other: '# more references' })}`;
    return series === 'defect'
      ? t`${plural(more, { one: '# more defect pair', other: '# more defect pairs' })}`
      : t`${plural(more, { one: '# more pair', other: '# more pairs' })}`;
  };

  /**
   * The missing pairs and reference materials. A material with a defect counts for both series, so
   * other materials are named only where more of them are needed.
   */
  function missing(taster: TasterQuality): readonly string[] {
    const needs = taster.insufficient.map((of) => ({ of, more: wayOf(taster, of)?.more ?? 0 }));
    return [false, true].flatMap((isReference) => {
      const ofKind = needs.filter(({ of }) => isFromReferences(of.index) === isReference);
      const most = (isDefect: boolean) =>
        ofKind
          .filter(({ of }) => (of.series === 'defect') === isDefect)
          .toSorted((left, right) => right.more - left.more)
          .slice(0, 1);
      const [withDefect, any] = [most(true), most(false)];
      const least = withDefect[0]?.more ?? 0;
      return [...withDefect, ...any.filter(({ more }) => more > least)].map(({ of, more }) =>
        countOf(of, more),
      );
    });
  }

  return (taster) =>
    [...taster.beyond.map((of) => backWithin(taster, of)), ...missing(taster)].join(
      write.semicolon,
    );
}
