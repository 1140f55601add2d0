import { dictionary } from '@zxcvbn-ts/language-common';
import { accept, type Result, refuse } from '../../domain/refusal.ts';

/** Words that attackers try first at an olive oil panel. */
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
 * Creates the password check against a list of common passwords and guessable words (SEC-43). It
 * refuses a password that contains a word of the panel, the person or the trade, and has fewer than
 * `ENOUGH` letters beyond such words. Digits in place of letters, and digits and signs around a
 * word, do not help. The minimum for any password is in ACC-4.
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

/** The number of further letters that make a password differ enough from such words. */
const ENOUGH = 3;

const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Removes the digits and signs around a password and reads the digits inside it as letters. */
const coreOf = (password: string): string =>
  [...plain(password).replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')]
    .map((sign) => LETTERS[sign] ?? sign)
    .join('')
    .replaceAll(/[^\p{L}]/gu, '');

const wordsIn = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= ENOUGH);
