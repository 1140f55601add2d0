import fc from 'fast-check';
import type { EvaluationValue } from '../documents/evaluation.document.ts';
import type { KeyedAnswers } from '../sheets/keyed-answers.ts';
import { ATTRIBUTE_KEYS, DESCRIPTOR_KEYS, FRUITY_KINDS } from '../words/attributes.ts';
import { eachAttribute } from '../words/each-attribute.ts';
import { mm } from './mm.ts';

/** Test data: a complete paper sheet as it is keyed in, fruity 42, all else zero. */
export const keyedPaper = (change: Partial<KeyedAnswers> = {}): KeyedAnswers => ({
  marks: { ...eachAttribute(() => mm(0)), fruity: mm(42) },
  fruityKind: 'green',
  otherDescriptor: null,
  smelledOnly: false,
  heatingDevice: '6',
  ...change,
});

/** Arbitrary of the keyed-in data of a paper sheet, with blanks and contradictions. */
export const anyKeying: fc.Arbitrary<KeyedAnswers> = fc
  .record({
    lengths: fc.array(fc.option(fc.integer({ min: 0, max: 100 })), {
      minLength: ATTRIBUTE_KEYS.length,
      maxLength: ATTRIBUTE_KEYS.length,
    }),
    fruityKind: fc.option(fc.constantFrom(...FRUITY_KINDS)),
    otherDescriptor: fc.option(fc.constantFrom(...DESCRIPTOR_KEYS)),
    smelledOnly: fc.boolean(),
    heatingDevice: fc.constantFrom('', '1', '6', '112'),
  })
  .map(({ lengths, ...beside }) => ({
    ...beside,
    marks: Object.fromEntries(
      ATTRIBUTE_KEYS.flatMap((key, nth) => {
        const length = lengths[nth] ?? null;
        return length === null ? [] : [[key, mm(length)]];
      }),
    ),
  }));

/** Test data: a new sheet as the server creates it, without any answer. */
export const blankSheet = (change: Partial<EvaluationValue> = {}): EvaluationValue => ({
  header: { kind: 'evaluation', version: 1, birth: 'birth' },
  marks: {},
  fruityKind: null,
  otherDescriptor: null,
  smelledOnly: false,
  heatingDevice: '',
  comments: '',
  language: null,
  startedAt: null,
  calibration: null,
  signature: null,
  ...change,
});
