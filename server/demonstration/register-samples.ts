import type { Temporal } from 'temporal-polyfill';
import type { ReferenceValue } from '../../domain/samples/reference-value.ts';
import { isAttributeKey } from '../../domain/words/attributes.ts';
import { parseSampleId } from '../../domain/words/ids.ts';
import type { PanelScope } from '../database/database.ts';
import { insertSample } from '../database/samples/samples.ts';
import type { DemoSample } from './demo-panel.ts';
import { done, must } from './must.ts';
import type { Cellar } from './programme.ts';
import type { SeededRandom } from './seeded-random.ts';
import { drawTrueOil, REFERENCE_OILS, type TrueOil } from './true-oils.ts';

/** The number of samples of clients; with the reference materials they are sixty. */
const CLIENT_SAMPLES = 54;

/** Registers the samples of clients, received over two years, and the reference materials. */
export async function registerSamples(
  scope: PanelScope,
  random: SeededRandom,
  today: Temporal.PlainDate,
): Promise<Cellar> {
  const references: DemoSample[] = [];
  for (const [index, oil] of REFERENCE_OILS.entries()) {
    const received = today.subtract({ days: 740 });
    const code = `MR-${String(index + 1).padStart(2, '0')}`;
    references.push(await register(scope, random, { oil, code, received, reference: true }));
  }
  const clients: DemoSample[] = [];
  for (let index = 0; index < CLIENT_SAMPLES; index += 1) {
    const received = today.subtract({ days: Math.round(715 - (index * 710) / CLIENT_SAMPLES) });
    const year = String(received.year % 100).padStart(2, '0');
    const code = `S-${year}-${String(401 + index).padStart(4, '0')}`;
    const oil = drawTrueOil(random);
    clients.push(await register(scope, random, { oil, code, received, reference: false }));
  }
  return { clients, references };
}

type NewDemoSample = {
  readonly oil: TrueOil;
  readonly code: string;
  readonly received: Temporal.PlainDate;
  readonly reference: boolean;
};

async function register(
  scope: PanelScope,
  random: SeededRandom,
  { oil, code, received, reference }: NewDemoSample,
): Promise<DemoSample> {
  const id = must(parseSampleId(random.uuid()));
  done(
    await insertSample(scope, id, {
      code,
      externalReference: reference ? oil.name : `Lot ${random.below(900) + 100}`,
      presentation: reference ? 'Dark glass, 5 L' : 'Dark glass, 1 L',
      receptionDate: received.toString(),
      expirationDate: received.add({ months: reference ? 48 : 18 }).toString(),
      initialQuantity: reference ? 5_000 : 1_000,
      reference,
      referenceScope: reference ? 'Panel and tasters' : '',
      referenceValues: reference ? assignedValues(oil) : [],
      active: true,
      additionalInfo: reference ? '' : oil.name,
      revision: 0,
    }),
  );
  return { id, code, oil, reference };
}

/**
 * The assigned values of a reference material, in cm: its predominant defect, if it has one, and
 * fruity.
 */
function assignedValues({ fruity, defects }: TrueOil): readonly ReferenceValue[] {
  const value = { u: 0.5, sd: 0.5 };
  const defect = Object.entries(defects).flatMap(([attribute, mm]) =>
    isAttributeKey(attribute) ? [{ attribute, predominant: true, median: mm / 10, ...value }] : [],
  );
  return [...defect, { attribute: 'fruity', predominant: false, median: fruity / 10, ...value }];
}
