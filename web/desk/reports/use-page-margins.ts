import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

/** Text in quotes, for the content of a margin. */
const quoted = (text: string): string =>
  `"${text.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', ' ')}"`;

/** Where the counters stand in the words of a language. */
const PAGE = '⟦page⟧';
const PAGES = '⟦pages⟧';

/**
 * RPT-9: the sheet of A4 that a report is printed on, with what stands at the foot of every page: its number, that it is
 * copied whole or not at all, and page x of y. A style sheet of the document, since no file knows the number or the language.
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
