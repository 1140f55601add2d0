import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { Figures } from '../../stats-worker/assessment/assessment.ts';

/** A figure that opens its explanation. */
export type FigureKind = 'median' | 'iqr' | 'sStar' | 'cvr' | 'interval' | 'u';

/** A formula as it is set: a quotient, or a line. Symbols are those of the method and are not translated. */
export type Formula =
  | { readonly kind: 'quotient'; readonly over: string; readonly under: string }
  | { readonly kind: 'line'; readonly text: string };

/** Where a figure comes from: its rule in method.md, the formula in symbols, the same with this sample's figures, the answer. */
export type FigureExplanation = {
  readonly rule: string;
  readonly symbol: string;
  readonly formula: Formula;
  readonly filled: Formula;
  readonly answer: string;
};

const quotient = (over: string, under: string): Formula => ({ kind: 'quotient', over, under });
const line = (text: string): Formula => ({ kind: 'line', text });

/**
 * STA-9: explains one figure of one attribute; null where the figure is not defined. `write` sets a number in the
 * reader's language.
 */
export function explainFigure(
  kind: FigureKind,
  figures: Figures,
  quantile: PanelSettings['quantile'],
  write: (value: number, decimals: 1 | 2) => string,
): FigureExplanation | null {
  const { n, median, p25, p75, iqr, sStar, cvr, ciLow, ciHigh, u } = figures;
  const two = (value: number) => write(value, 2);
  switch (kind) {
    case 'median':
      if (median === null) return null;
      return {
        rule: 'M-MEDIAN',
        symbol: 'Me',
        formula: line(n % 2 === 1 ? 'x₍₍N+1₎/2₎' : '(x₍N/2₎ + x₍N/2+1₎) / 2'),
        filled: line(`N = ${n}`),
        answer: two(median),
      };
    case 'iqr':
      if (iqr === null || p25 === null || p75 === null) return null;
      return {
        rule: `M-QUARTILE, ${quantile}`,
        symbol: 'IQR',
        formula: line('P75 − P25'),
        filled: line(`${two(p75)} − ${two(p25)}`),
        answer: two(iqr),
      };
    case 'sStar':
      if (sStar === null || iqr === null) return null;
      return {
        rule: 'M-SSTAR',
        symbol: 's*',
        formula: quotient('1.25 × IQR', '1.35 × √N'),
        filled: quotient(`${write(1.25, 2)} × ${two(iqr)}`, `${write(1.35, 2)} × √${n}`),
        answer: two(sStar),
      };
    case 'cvr':
      if (cvr === null || sStar === null || median === null) return null;
      return {
        rule: 'M-CVR',
        symbol: 'CVr',
        formula: quotient('100 × s*', 'Me'),
        filled: quotient(`100 × ${two(sStar)}`, two(median)),
        answer: `${two(cvr)} %`,
      };
    case 'interval':
      if (ciLow === null || ciHigh === null || median === null || sStar === null) return null;
      return {
        rule: 'M-CI',
        symbol: '95 %',
        formula: line('Me ± 1.96 × s*'),
        filled: line(`${two(median)} ± ${write(1.96, 2)} × ${two(sStar)}`),
        answer: `${two(ciLow)} – ${two(ciHigh)}`,
      };
    case 'u':
      if (u === null || sStar === null) return null;
      return {
        rule: 'M-U',
        symbol: 'U',
        formula: line('1.96 × s*'),
        filled: line(`${write(1.96, 2)} × ${two(sStar)}`),
        answer: two(u),
      };
  }
}
