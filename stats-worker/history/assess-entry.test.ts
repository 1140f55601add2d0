import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../../domain/testing/holds.ts';
import { ATTRIBUTE_KEYS } from '../../domain/words/attributes.ts';
import { assessmentOf } from '../assessment/assess.ts';
import { exactAssessment } from '../assessment/exact-assessment.ts';
import { foundDefect } from '../quality/quality-material.ts';
import { NO_MARKS } from '../statistics/mark-summary.ts';
import { anySettings } from '../testing/arbitrary-panels.ts';
import { columnsOf, lifelikeHistory } from '../testing/lifelike-history.ts';
import { runSteps } from '../testing/run-steps.ts';
import { assessEntries } from './assess-entries.ts';
import { groupOfEntry, summaryOfDefect, summaryOfLine } from './assessed-history.ts';

test('M-STAT, M-CLASS the columns of a history hold what each assessment by itself says', () => {
  holds(
    fc.property(fc.integer(), anySettings(), (seed, settings) => {
      const history = runSteps(assessEntries(columnsOf(lifelikeHistory(seed).sheets), settings));
      for (let entry = 0; entry < history.entries.count; entry += 1) {
        const exact = exactAssessment(groupOfEntry(history, entry), settings.quantile);
        const expected = assessmentOf(exact, settings);
        expect(history.class[entry]).toBe(expected.class);
        expect(history.reliable[entry]).toBe(expected.reliable ? 1 : 0);
        expect(foundDefect(history, entry)).toBe(expected.predominantDefect);
        expect(summaryOfDefect(history, entry)).toEqual(exact.predominant?.summary ?? NO_MARKS);
        for (const [line, key] of ATTRIBUTE_KEYS.entries())
          expect(summaryOfLine(history, entry, line)).toEqual(exact.attributes[key]);
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);
