import fc from 'fast-check';
import { type PanelSettings, panelSettingsSchema } from '../../domain/settings/panel-settings.ts';
import {
  ATTRIBUTE_KEYS,
  type AttributeKey,
  DESCRIPTOR_KEYS,
  FRUITY_KINDS,
} from '../../domain/words/attributes.ts';
import { METHOD_VERSIONS } from '../../domain/words/method-version.ts';
import { isMillimetres, type Millimetres } from '../../domain/words/millimetres.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';

/** Makes a mark from a number in a test; throws for an invalid one. */
export function mm(value: number): Millimetres {
  if (!isMillimetres(value)) throw new Error(`${value} is no intensity`);
  return value;
}

/** Arbitrary of a mark, with frequent values at the limits of decisions. */
export const anyMark = (): fc.Arbitrary<Millimetres> =>
  fc
    .oneof(
      { weight: 3, arbitrary: fc.constant(0) },
      { weight: 3, arbitrary: fc.constantFrom(1, 29, 30, 35, 36, 60, 61, 100) },
      { weight: 4, arbitrary: fc.integer({ min: 0, max: 100 }) },
    )
    .map(mm);

/**
 * Arbitrary of a panel of any marks, each drawn by `anyMark` alone, so that tasters need not agree;
 * lines may be blank.
 */
export function anyPanel(
  size: { readonly minLength?: number; readonly maxLength?: number } = {},
): fc.Arbitrary<readonly ScoredSheet[]> {
  return fc.array(anySheet(), { minLength: 1, maxLength: 20, ...size });
}

function anySheet(): fc.Arbitrary<ScoredSheet> {
  const line = fc.option(anyMark(), { nil: undefined, freq: 12 });
  return fc
    .tuple(
      fc.tuple(...ATTRIBUTE_KEYS.map(() => line)),
      fc.option(fc.constantFrom(...FRUITY_KINDS), { freq: 8 }),
      fc.option(fc.constantFrom(...DESCRIPTOR_KEYS.slice(0, 2)), { freq: 4 }),
      fc.uuid(),
    )
    .map(([values, fruityKind, otherDescriptor, taster]) => {
      const marks: Partial<Record<AttributeKey, Millimetres>> = {};
      for (const [place, key] of ATTRIBUTE_KEYS.entries()) {
        const value = values[place];
        if (value !== undefined) marks[key] = value;
      }
      return { taster, marks, fruityKind, otherDescriptor };
    });
}

/**
 * Arbitrary of a panel that agrees, as good panels do: every mark within a few mm of its line's
 * level.
 */
export const anyCloseReplicate = (
  levels: readonly number[],
): fc.Arbitrary<readonly ScoredSheet[]> =>
  fc.array(
    fc
      .tuple(
        fc.tuple(...levels.map(() => fc.integer({ min: -6, max: 6 }))),
        fc.constantFrom(...FRUITY_KINDS),
        fc.uuid(),
      )
      .map(([spread, fruityKind, taster]) => {
        const marks: Partial<Record<AttributeKey, Millimetres>> = {};
        for (const [place, key] of ATTRIBUTE_KEYS.entries()) {
          const level = levels[place] ?? 0;
          const value = level === 0 ? 0 : level + (spread[place] ?? 0);
          marks[key] = mm(Math.min(100, Math.max(0, value)));
        }
        return { taster, marks, fruityKind, otherDescriptor: DESCRIPTOR_KEYS[0] };
      }),
    { minLength: 6, maxLength: 14 },
  );

/** Arbitrary of the levels around which a panel's lines scatter. */
export const anyLevels = (): fc.Arbitrary<readonly number[]> =>
  fc.tuple(
    ...ATTRIBUTE_KEYS.map((_, place) =>
      place < 6
        ? fc.oneof(
            { weight: 3, arbitrary: fc.constant(0) },
            { weight: 2, arbitrary: fc.integer({ min: 1, max: 70 }) },
          )
        : fc.integer({ min: 0, max: 80 }),
    ),
  );

/** Arbitrary of settings of every kind. */
export const anySettings = (): fc.Arbitrary<PanelSettings> =>
  fc
    .record({
      method: fc.constantFrom(...METHOD_VERSIONS),
      scheme: fc.constantFrom('EU', 'IOC'),
      ordinaryVirgin: fc.boolean(),
      quantile: fc.constantFrom('type7', 'type2'),
      duplicatesQualityNumberPanel: fc.integer({ min: 6, max: 12 }),
      duplicatesQualityNumberTaster: fc.integer({ min: 6, max: 12 }),
      duplicateOrder: fc.constantFrom('first', 'second'),
      matchingDefect: fc.boolean(),
      roundedMedian: fc.boolean(),
      categoryMatch: fc.boolean(),
      defectMatch: fc.boolean(),
      sigmaMethod: fc.option(fc.constantFrom(0.3, 0.5, 0.7, 1)),
      panelAttribute: fc.constantFrom('defectAndFruity', 'classified'),
      tasterAttribute: fc.constantFrom('defectAndFruity', 'classified'),
      referencesInTasterDeviation: fc.boolean(),
      enMaxDefect: fc.constantFrom(0.5, 0.75, 1, 1.5),
      enMaxFruity: fc.constantFrom(0.5, 0.75, 1, 1.5),
      indexLimit: fc.constantFrom(0.47, 0.5, 1, 2),
    })
    .map((settings) => panelSettingsSchema.parse(settings));
