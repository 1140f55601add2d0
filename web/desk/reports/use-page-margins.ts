import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

/** Quotes a text as a CSS string, for the content of a page margin. */
const quoted = (text: string): string =>
  `"${text.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', ' ')}"`;

/** Placeholders of the page counters in the translated text. */
const PAGE = '⟦page⟧';
const PAGES = '⟦pages⟧';

/**
 * Sets the print margins of a report: A4, and a footer with its number, the notice of reproduction
 * and "page x of y" (RPT-9). It is an adopted style sheet of the document: a static file does not
 * know number and language.
 */
export function usePageMargins(title: string): void {
  const { t } = useLingui();
  const [page, pages] = [PAGE, PAGES];
  const count = t`Page ${page} of ${pages}`
    .split(/(⟦pages?⟧)/)
    .filter((part) => part !== '')
    .map((part) =>
      part === PAGE ? 'counter(page)' : part === PAGES ? 'counter(pages)' : quoted(part),
    )
    .join(' ');
  const only = t`This report is reproduced only in full.`;
  useEffect(() => {
    const type =
      'font: 8pt "Atkinson Hyperlegible Next Variable", sans-serif; color: #444; vertical-align: top; padding-top: 3mm;';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page report {
      size: A4 portrait;
      margin: 14mm 15mm 18mm;
      @bottom-left { content: ${quoted(title)}; ${type} text-align: left; width: 40%; }
      @bottom-center { content: ${quoted(only)}; ${type} width: 40%; }
      @bottom-right { content: ${count}; ${type} text-align: right; width: 20%; }
    }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [title, only, count]);
}
