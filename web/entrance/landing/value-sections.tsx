import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../../i18n/use-locale.ts';
import * as css from './landing.css.ts';

/**
 * The three value sections of the landing page: performance, panel leaders' experience, ease of
 * use.
 */
export function ValueSections() {
  const { t } = useLingui();
  return (
    <>
      <section className={css.value} id="perform">
        <div>
          <h2>
            <Trans>Improve performance</Trans>
          </h2>
          <p>
            <Trans>
              Precision and deviation of every taster and of the panel, against limits you set. Two
              breaches in a row propose retraining.
            </Trans>
          </p>
          <ul>
            <li>
              <Trans>Blind duplicates and reference materials in any plan</Trans>
            </li>
            <li>
              <Trans>Median, robust deviation, CVr and interval, each with its formula</Trans>
            </li>
            <li>
              <Trans>Competence of a taster on one page, ready for an assessor</Trans>
            </li>
          </ul>
        </div>
        <figure className={css.figure}>
          <ScreenPicture
            of="evolution"
            words={t`The evolution of one taster: a control chart with its centre, warning and limit lines`}
          />
        </figure>
      </section>
      <section className={css.value} id="leaders">
        <div>
          <h2>
            <Trans>Focused on panel leaders’ experience</Trans>
          </h2>
          <p>
            <Trans>
              See who is tasting, who has signed and who calls; results stay hidden until enough
              have signed. Assistants work on the same plan at once.
            </Trans>
          </p>
          <ul>
            <li>
              <Trans>A live board, tasters by samples</Trans>
            </li>
            <li>
              <Trans>Flags in words, never a bare colour</Trans>
            </li>
            <li>
              <Trans>Invalidate, accept, re-open: always with a reason that is kept</Trans>
            </li>
          </ul>
        </div>
        <figure className={css.figure}>
          <ScreenPicture
            of="board"
            words={t`The live board: tasters by glasses, each with its state in words`}
          />
        </figure>
      </section>
      <section className={css.value} id="easy">
        <div>
          <h2>
            <Trans>Easy to use</Trans>
          </h2>
          <p>
            <Trans>
              One page, one glass, lines of exactly 100 mm on every calibrated screen. A lost
              connection or an empty battery costs nothing.
            </Trans>
          </p>
          <ul>
            <li>
              <Trans>English, Spanish, French and Italian, chosen by each taster</Trans>
            </li>
            <li>
              <Trans>Goes on without the network, and sends everything when it is back</Trans>
            </li>
            <li>
              <Trans>Codes and serving orders drawn and checked</Trans>
            </li>
          </ul>
        </div>
        <figure className={css.figure}>
          <ScreenPicture
            of="sheet"
            words={t`The sheet of a glass: one line for each attribute, one of them marked`}
          />
        </figure>
      </section>
    </>
  );
}

/**
 * The screens with screenshots, in every language and both colour schemes; `npm run pictures` makes
 * them.
 */
type Pictured = 'evolution' | 'board' | 'sheet';

const PICTURES = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});

/**
 * A screenshot of the product in the reader's language and colour scheme, with alternative text and
 * lazy loading (ENT-1).
 */
function ScreenPicture({ of, words }: { readonly of: Pictured; readonly words: string }) {
  const { locale } = useLocale();
  const source = (scheme: string) => PICTURES[`./pictures/${of}-${locale}-${scheme}.webp`];
  return (
    <>
      <img
        className={css.inLight}
        src={source('light')}
        alt={words}
        width={840}
        height={560}
        loading="lazy"
      />
      <img
        className={css.inDark}
        src={source('dark')}
        alt={words}
        width={840}
        height={560}
        loading="lazy"
      />
    </>
  );
}
