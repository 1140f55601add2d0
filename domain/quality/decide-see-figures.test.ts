import { expect, test } from 'vitest';
import { decideSeeFigures } from './decide-see-figures.ts';

test('QUA-32 QUA-66 figures open to a taster with a sealed sheet once they are released, and every refusal is the same', () => {
  for (const isAllowed of [true, false])
    for (const isReleased of [true, false])
      for (const hasSheet of [true, false])
        expect(decideSeeFigures({ isAllowed, isReleased, hasSheet })).toEqual(
          isAllowed && isReleased && hasSheet
            ? { ok: true, value: 'open' }
            : { ok: false, code: 'own-figures-closed', data: {} },
        );
});
