import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { IOC_VO } from '../../../domain/sheets/definition/ioc-vo.ts';
import * as styles from './paper.css.ts';
import { PaperSheet } from './paper-sheet.tsx';

/** A millimetre in CSS pixels. */
const MM = 96 / 25.4;

test('RPT-31 the rule under the head of a paper sheet is wider than the line to write on', async () => {
  const { container } = await render(
    <>
      <div className={styles.head} />
      <div className={styles.blank} />
    </>,
  );
  const widths = [...container.children].map((part) => getComputedStyle(part).borderBottomWidth);
  expect(widths).toEqual(['2px', '1px']);
});

test('RPT-9 the middle of the stroke of a mark is at the millimetre of the mark', async () => {
  const { container } = await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PaperSheet
        panel="Panel"
        session="Session"
        date="28 November 2026"
        code="341"
        taster="T1"
        place="1"
        definition={IOC_VO}
        filled={{
          marks: { fruity: 40 },
          fruityKind: null,
          otherDescriptor: null,
          smelledOnly: false,
          heatingDevice: '',
          signed: '',
          write: String,
          foot: '',
        }}
      />
    </I18nProvider>,
  );
  const line = container.querySelector('[data-line="fruity"]');
  const stroke = line?.querySelector('span')?.getBoundingClientRect();
  const start = (line?.getBoundingClientRect().left ?? 0) + (line?.clientLeft ?? 0);
  expect(stroke?.width).toBeGreaterThan(0);
  const middle = ((stroke?.left ?? 0) + (stroke?.right ?? 0)) / 2 - start;
  expect(Math.abs(middle / MM - 40)).toBeLessThan(0.02);
});
