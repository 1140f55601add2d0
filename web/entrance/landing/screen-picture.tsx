import { useLocale } from '../../i18n/use-locale.ts';
import * as css from './landing.css.ts';

/** The screens that are pictured, in every language and both schemes, by `npm run pictures`. */
type Pictured = 'evolution' | 'board' | 'sheet';

const PICTURES = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** ENT-1: a real screen of the product in the reader's language and scheme; told in words to who does not see it. */
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
