import type { Explanation, NamedQuantity } from '../explanation/explanation.ts';

/**
 * Formats an explanation as a reader sees it: each quantity as `name symbol = value unit`, numbers
 * to six decimals.
 */
export const explanationText = (of: Explanation | null) =>
  of === null
    ? null
    : {
        rule: of.rule,
        formula: of.formula.text,
        template: of.formula.filledText,
        inputs: of.inputs.map(line),
        steps: of.steps.map(line),
        result: line(of.result),
      };

const line = (of: NamedQuantity): string => `${of.name} ${of.symbol} = ${written(of)}`;

function written(of: NamedQuantity): string {
  switch (of.kind) {
    case 'number':
      return `${of.value === null ? 'none' : short(of.value)} ${of.unit}`;
    case 'numbers':
      return `${of.values.map(short).join('; ')} ${of.unit}`;
    case 'word':
      return of.word;
    case 'words':
      return of.words.join('; ');
    case 'truth':
      return of.value === null ? 'not known' : of.value ? 'yes' : 'no';
  }
}

const short = (value: number): string => String(Number(value.toFixed(6)));
