import { expect, test } from 'vitest';
import { DESK_WRITES } from '../../../../domain/rights/desk-writes.ts';
import { sessionStateSchema } from '../../../../domain/words/session-state.ts';
import { fixedIn } from './use-plan.ts';

test.each(sessionStateSchema.options)(
  'PLN-52 the form of the plan of a %s session takes what the server takes, by its table',
  (state) => {
    const { isServed, isEnded } = fixedIn(state);
    const served = [
      'plan.date',
      'plan.start',
      'plan.sheet',
      'plan.training',
      'plan.multicode',
    ] as const;
    const limits = ['plan.enMaxDefect', 'plan.enMaxFruity', 'plan.checks', 'targets'] as const;
    const training = ['plan.answers', 'plan.counts'] as const;
    for (const place of [...served, ...limits, ...training])
      expect([place, DESK_WRITES.session[place].adjuntos[state]]).toEqual([
        place,
        isServed ? 'no' : 'write',
      ]);
    for (const place of ['plan.sampleTemperature', 'plan.roomTemperature'] as const)
      expect([place, DESK_WRITES.session[place].adjuntos[state]]).toEqual([
        place,
        isEnded ? 'no' : 'write',
      ]);
  },
);
