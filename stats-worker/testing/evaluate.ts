/**
 * Evaluates a formula as it is printed: numbers, `+ − × /`, brackets, `√`, `²` and `| |`. For tests, so that what a
 * person reads is what was computed.
 */
export function evaluate(text: string): number {
  const tokens = text.match(/\d+(?:\.\d+)?(?:e[+-]?\d+)?|[-+−×/()√²|]/g) ?? [];
  let place = 0;
  const next = () => tokens[place];
  const take = () => tokens[place++];

  function sum(): number {
    let value = product();
    while (next() === '+' || next() === '−')
      value = take() === '+' ? value + product() : value - product();
    return value;
  }
  function product(): number {
    let value = power();
    while (next() === '×' || next() === '/')
      value = take() === '×' ? value * power() : value / power();
    return value;
  }
  function power(): number {
    let value = unit();
    while (next() === '²') {
      take();
      value *= value;
    }
    return value;
  }
  function unit(): number {
    const token = take();
    if (token === '-') return -unit();
    if (token === '√') return Math.sqrt(unit());
    if (token === '(' || token === '|') {
      const value = sum();
      take();
      return token === '|' ? Math.abs(value) : value;
    }
    return Number(token);
  }

  const value = sum();
  if (place !== tokens.length) throw new Error(`cannot evaluate ${text}`);
  return value;
}
