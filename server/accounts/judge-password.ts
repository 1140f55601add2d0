import { dictionary } from '@zxcvbn-ts/language-common';
import { accept, type Result, refuse } from '../../domain/refusal.ts';

/** What everybody tries first at an oil panel. */
const OF_THE_TRADE = ['verdial', 'olive', 'oliva', 'aceite', 'huile', 'olio', 'panel'] as const;

const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * SEC-43: refuses a password that is one of the common ones, or little more than a word of one's own (the panel's name and
 * code, one's name and user name) or of the trade, also with digits for letters and with digits and signs around it. What
 * makes a password acceptable at all is ACC-4.
 */
export function createPasswordJudge() {
  const common = new Set(dictionary['passwords-common']);
  return (
    password: string,
    own: readonly string[],
  ): Result<null, 'password-common' | 'password-own-word'> => {
    const core = coreOf(password);
    const spoken = [plain(password), plain(password).replaceAll(/[^\p{L}\p{N}]/gu, ''), core];
    if (spoken.some((text) => common.has(text))) return refuse('password-common');
    const words = [...OF_THE_TRADE, ...own.flatMap(wordsIn)].toSorted(
      (one, other) => other.length - one.length,
    );
    const rest = words.reduce((left, word) => left.replaceAll(word, ''), core);
    const word = words.find((one) => core.includes(one));
    if (word !== undefined && rest.length < ENOUGH) return refuse('password-own-word', { word });
    return accept(null);
  };
}

/** So many letters that are not of such a word make a password another one. */
const ENOUGH = 3;

const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What is left of a password without the digits and signs around it, read as letters. */
const coreOf = (password: string): string =>
  [...plain(password).replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')]
    .map((sign) => LETTERS[sign] ?? sign)
    .join('')
    .replaceAll(/[^\p{L}]/gu, '');

const wordsIn = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= ENOUGH);
