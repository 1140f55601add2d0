import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import type { HeardWord } from '../../live/session/watch-device-words.ts';
import { BoardRowEnd } from './board-row-end.tsx';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

/** The end of one taster's row, with this report of the device. */
const Row = ({ word }: { readonly word: HeardWord | null }) => (
  <I18nProvider i18n={i18n}>
    <table>
      <tbody>
        <tr>
          <BoardRowEnd
            row={{ seenAt: NOW - 900_000, calibratedAt: NOW, word, call: null, restSeconds: 0 }}
            taster="T01"
            now={NOW}
            isNarrow={false}
            acts={{
              onAnswer: () => {},
              onEndRest: null,
              reopenable: [],
              onReopen: () => {},
              paperHref: null,
            }}
          />
        </tr>
      </tbody>
    </table>
  </I18nProvider>
);

test('BRD-6 of a booth that is connected that is what is said, also where its taster rests; of one that is not, when the taster was seen', async () => {
  const word = { unstored: 0, devices: 1, isHere: true, goneAt: null };
  const screen = await render(<Row word={word} />);
  await expect.element(screen.getByText('Connected')).toBeVisible();
  for (const other of [{ ...word, devices: 0, isHere: false, goneAt: NOW }, null]) {
    await screen.rerender(<Row word={other} />);
    await expect.element(screen.getByText('Connected')).not.toBeInTheDocument();
    await expect.element(screen.getByText('15 min')).toBeVisible();
  }
});
