import { expect, test } from 'vitest';
import { trayOf } from '../../../domain/testing/trays.ts';
import { factsFixture, replicateOf, sample, taster } from './board-facts.fixture.ts';
import { glassGate } from './glass-gate.ts';

test('BRD-2 SES-14 to open the figures of a glass opens those of no other replicate of its sample', () => {
  const trays = [taster(1), taster(2)].map((one) => [one, trayOf()] as const);
  const facts = factsFixture({ trays });
  const openedFigures = [{ sample: sample(1), replicate: 1 as const }];
  const gates = (opened: typeof openedFigures) =>
    ([1, 2] as const).map((replicate) =>
      glassGate(facts, replicateOf(replicate), { state: 'shown', openedFigures: opened }),
    );
  expect(gates(openedFigures)).toEqual([
    { kind: 'open', because: 'opened' },
    { kind: 'closed', missing: 2 },
  ]);
  expect(gates([])).toEqual([
    { kind: 'closed', missing: 2 },
    { kind: 'closed', missing: 2 },
  ]);
});
