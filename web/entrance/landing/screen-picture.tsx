import { useLocale } from '../../i18n/use-locale.ts';
import * as css from './landing.css.ts';

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
export function ScreenPicture({ of, words }: { readonly of: Pictured; readonly words: string }) {
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
