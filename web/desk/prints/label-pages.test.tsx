import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { codeOf, sessionCode, tasterId } from '../../../domain/testing/plans.ts';
import { A4, LABEL_FORMATS, labelsASheet } from './label-format.ts';
import { LabelPages } from './label-pages.tsx';

/** Of an inch, which is 96 px. */
const MM = 96 / 25.4;

test.each(
  Object.entries(LABEL_FORMATS).flatMap(([name, format]) =>
    [1, 2, format.columns + 1, labelsASheet(format)].map((first) => ({ name, format, first })),
  ),
)(
  'LBL-2 on a sheet of $name the label of place $first lies on that place, however few are printed',
  async ({ format, first }) => {
    const { width, height, columns, rows, gap } = format;
    await render(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <LabelPages
          session={sessionCode(7)}
          glasses={[{ taster: tasterId(1), code: codeOf('341'), position: 1 }]}
          registers={{ samples: new Map(), tasters: new Map() }}
          format={format}
          first={first}
          hasTaster={false}
        />
      </I18nProvider>,
    );
    const sheet = page.getByLabelText('Labels, sheet 1').element().getBoundingClientRect();
    const label = page.getByText('341').element().parentElement?.getBoundingClientRect();
    const [row, column] = [Math.floor((first - 1) / columns), (first - 1) % columns];
    const margin = {
      left: (A4.width - columns * width - (columns - 1) * gap) / 2,
      top: (A4.height - rows * height) / 2,
    };
    expect((label?.left ?? 0) - sheet.left).toBeCloseTo(
      (margin.left + column * (width + gap)) * MM,
      0,
    );
    expect((label?.top ?? 0) - sheet.top).toBeCloseTo((margin.top + row * height) * MM, 0);
    expect(label?.width).toBeCloseTo(width * MM, 0);
    expect(label?.height).toBeCloseTo(height * MM, 0);
  },
);
