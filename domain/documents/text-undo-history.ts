import type * as Y from 'yjs';
import { write } from './header.ts';
import { textChange } from './shared-text.ts';

/** One act of typing: where it wrote, what it wrote, and what stood there before. Places count in the text as the act left it. */
type Act = { readonly at: number; readonly wrote: string; readonly before: string };

/** One stretch that somebody else changed. */
type Change = { readonly at: number; readonly remove: number; readonly insert: number };

/** No more acts are remembered. */
const MOST = 200;

/** The name of what this page types: what has another comes from elsewhere. */
const TYPED = 'write text';

/**
 * DOC-5: the undo history of what this page types into a shared text, word by word. Where somebody else has changed what an act wrote,
 * it and all before it stay. Yjs's UndoManager is not used: it puts letters back at places that the server does not take from a
 * device (SYN-50).
 */
export function createTextUndoHistory(doc: Y.Doc, text: Y.Text) {
  let acts: readonly Act[] = [];
  let back: readonly Act[] = [];

  function follow({ delta }: Y.YTextEvent, { origin }: Y.Transaction): void {
    if (origin === TYPED) return;
    for (const change of changesOf(delta)) {
      acts = movedBy(change, acts);
      back = movedBy(change, back);
    }
  }

  function replace(at: number, remove: number, insert: string): void {
    write(doc, TYPED, () => {
      text.delete(at, remove);
      text.insert(at, insert);
    });
  }

  /** Turns an act; answers the act that turns it again. */
  function turned({ at, wrote, before }: Act): Act {
    replace(at, wrote.length, before);
    return { at, wrote: before, before: wrote };
  }

  return {
    /** Follows what comes from elsewhere, until what it answers is called. */
    start(): () => void {
      text.observe(follow);
      return () => text.unobserve(follow);
    },
    /** DOC-4: makes the text read as `next` by changing only the stretch that differs. */
    write(next: string): void {
      const old = text.toString();
      const { at, remove, insert } = textChange(old, next);
      if (remove === 0 && insert === '') return;
      replace(at, remove, insert);
      back = [];
      const act = { at, wrote: insert, before: old.slice(at, at + remove) };
      const last = acts.at(-1);
      const whole = last === undefined ? null : joined(last, act);
      acts = [...(whole === null ? acts : acts.slice(0, -1)), whole ?? act].slice(-MOST);
    },
    /** Takes the last act back; answers where the caret belongs, null where there is none. */
    takeBack(): number | null {
      const act = acts.at(-1);
      if (act === undefined) return null;
      acts = acts.slice(0, -1);
      back = [...back, turned(act)];
      return act.at + act.before.length;
    },
    /** Does again what was taken back last. */
    doAgain(): number | null {
      const act = back.at(-1);
      if (act === undefined) return null;
      back = back.slice(0, -1);
      acts = [...acts, turned(act)];
      return act.at + act.before.length;
    },
  };
}

/** An act and the next as one, where the one goes on with the other: the letters of a word, or letters that are deleted one by one. */
function joined(last: Act, next: Act): Act | null {
  const { at, wrote, before } = next;
  if (before === '' && wrote.length === 1 && last.wrote !== '') {
    const beginsWord = /\s$/.test(last.wrote) && !/^\s/.test(wrote);
    const goesOn = at === last.at + last.wrote.length && !beginsWord;
    return goesOn ? { ...last, wrote: last.wrote + wrote } : null;
  }
  if (wrote !== '' || last.wrote !== '') return null;
  if (at === last.at) return { ...last, before: last.before + before };
  return at + before.length === last.at ? { ...next, before: before + last.before } : null;
}

/** The acts that a change from elsewhere leaves, at the places where they are after it. */
function movedBy({ at, remove, insert }: Change, acts: readonly Act[]): readonly Act[] {
  const kept: Act[] = [];
  let place = at;
  for (const act of acts.toReversed()) {
    if (place + remove <= act.at) kept.unshift({ ...act, at: act.at + insert - remove });
    else if (place >= act.at + act.wrote.length) {
      kept.unshift(act);
      // In the text before this act.
      place += act.before.length - act.wrote.length;
    } else break;
  }
  return kept;
}

/** The stretches of a change of Yjs, each at its place once those before it are made. */
function changesOf(delta: Y.YTextEvent['delta']): readonly Change[] {
  const changes: Change[] = [];
  let at = 0;
  for (const { retain, remove, insert } of delta.map(lengthsOf)) {
    at += retain;
    if (remove + insert > 0) changes.push({ at, remove, insert });
    at += insert;
  }
  return changes;
}

const lengthsOf = (part: Y.YTextEvent['delta'][number]) => ({
  retain: part.retain ?? 0,
  remove: part.delete ?? 0,
  insert: typeof part.insert === 'string' ? part.insert.length : 0,
});
