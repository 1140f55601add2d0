import { parseSync } from 'vite';

/** The components and functions of the catalogues, which make a message of the text within them. */
const MESSAGES = /^(?:Trans|Plural|Select|SelectOrdinal|msg|plural|select|selectOrdinal|t)$/;
/** Functions whose texts no user reads on a screen: errors for programmers, and component names. */
const UNSEEN = /^(?:\w*Error|DOMException|lazyRouteComponent)$/;

/**
 * Texts that are the same in every language: the product, browsers and systems, statistical
 * symbols, files of the statistics worker, and the browser's key names.
 */
const NAMES: ReadonlySet<string> = new Set([
  'Verdial',
  'Android',
  'Chrome',
  'Edge',
  'Firefox',
  'Internet',
  'Linux',
  'Opera',
  'Safari',
  'Samsung',
  'Windows',
  'CVr',
  'En',
  'IQR',
  'Md',
  'Mf',
  'Umax',
  'SD',
  'csv',
  'marks_long',
  'points_long',
  'cm',
  'kB',
  'mL',
  'mm',
  'Alt',
  'Arrow',
  'Backspace',
  'Control',
  'Delete',
  'End',
  'Enter',
  'Escape',
  'Home',
  'Meta',
  'Shift',
  'Tab',
]);

/**
 * Whether a text is written for users: it begins as a sentence does, or, if a component shows it,
 * has two words.
 */
const isForPeople = (text: string, isShown: boolean): boolean =>
  /^\p{Lu}\p{Ll}+(?:[ .,:;…?!]|$)/u.test(text) ||
  (isShown && /^[\p{L}\p{N}\s’'.,:;…?!()·-]*\p{L}{2,} \p{L}{2,}/u.test(text));

const isNamed = (text: string): boolean =>
  text
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((word) => /\p{L}{2}/u.test(word))
    .every((word) => NAMES.has(word));

/** Finds texts for users in a source file of the page that are not in the catalogues (SCR-3). */
export const writtenWords = (file: string, source: string): readonly string[] =>
  wordsIn(parseSync(file, source).program, false);

/** The texts within a syntax node. `isShown` says whether a component shows the node. */
function wordsIn(part: unknown, isShown: boolean): readonly string[] {
  if (Array.isArray(part)) return part.flatMap((one) => wordsIn(one, isShown));
  if (typeof part !== 'object' || part === null || isAside(part)) return [];
  const { type, value } = { type: field(part, 'type'), value: field(part, 'value') };
  const text = type === 'TemplateElement' ? field(value, 'cooked') : value;
  if (typeof text === 'string' && !isNamed(text)) {
    if (type === 'JSXText') return [text.trim()];
    const isText = type === 'Literal' || type === 'TemplateElement';
    if (isText && isForPeople(text, isShown)) return [text];
  }
  const isWithin = isShown || type === 'JSXElement';
  return Object.values(part).flatMap((one) => wordsIn(one, isWithin));
}

/** Whether a syntax node is a message, or contains only text that no user reads. */
function isAside(part: object): boolean {
  switch (field(part, 'type')) {
    case 'JSXElement':
      return MESSAGES.test(nameOf(field(field(part, 'openingElement'), 'name')));
    case 'JSXAttribute':
      return nameOf(field(part, 'name')) === 'placement';
    case 'CallExpression':
    case 'NewExpression': {
      const called = nameOf(field(part, 'callee'));
      return MESSAGES.test(called) || UNSEEN.test(called);
    }
    case 'TaggedTemplateExpression':
    case 'ImportDeclaration':
    case 'TSLiteralType':
      return true;
    default:
      return false;
  }
}

const field = (part: unknown, name: string): unknown =>
  typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined;

const nameOf = (part: unknown): string => String(field(part, 'name') ?? '');
