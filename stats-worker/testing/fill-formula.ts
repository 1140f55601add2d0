import type { Explanation, NamedQuantity } from '../explanation/explanation.ts';

/** The quantities of an explanation by their names. */
export const quantitiesOf = (of: Explanation): ReadonlyMap<string, NamedQuantity> =>
  new Map([...of.inputs, ...of.steps, of.result].map((each) => [each.name, each]));

/** Fills a template with plain numbers; throws where the explanation lacks a quantity. */
export function fillFormula(template: string, of: Explanation): string {
  const known = quantitiesOf(of);
  return template.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    if (/^\d/.test(name)) return name;
    const found = known.get(name);
    if (found === undefined) throw new Error(`${of.rule} has no ${name}`);
    switch (found.kind) {
      case 'number':
        return String(found.value);
      case 'numbers':
        return found.values.join('; ');
      case 'word':
        return found.word;
      case 'words':
        return found.words.join('; ');
      case 'truth':
        return String(found.value);
    }
  });
}
