import type * as Y from 'yjs';
import { write } from './header.ts';
import { textChange } from './write-text.ts';

/**
 * One undoable edit: where it was, what it inserted, and what it replaced. Positions count in the
 * text after the edit.
 */
type Act = { readonly at: number; readonly wrote: string; readonly before: string };

/** One range of the text that another person changed. */
type Change = { readonly at: number; readonly remove: number; readonly insert: number };

/** The most edits in the undo history. */
const MOST = 200;

/** The origin of this page's own edits: any other origin is an edit from elsewhere. */
const TYPED = 'write text';

/**
 * Creates the undo history of this page's edits to a shared text, word by word (DOC-5). Where
 * another person has changed an edit, it and all earlier ones can no longer be undone. Yjs's
 * UndoManager is not used: it restores characters at positions that the server refuses from a
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

  /** Reverts an edit; returns the edit that reverts it again. */
  function turned({ at, wrote, before }: Act): Act {
    replace(at, wrote.length, before);
    return { at, wrote: before, before: wrote };
  }

  return {
    /** Starts to follow edits from elsewhere; returns the function that stops it. */
    start(): () => void {
      text.observe(follow);
      return () => text.unobserve(follow);
    },
    /** Changes the text to `next` with a minimal diff (DOC-4). */
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
    /**
     * Undoes the last edit; returns the position of the caret, null where there is nothing to undo.
     */
    takeBack(): number | null {
      const act = acts.at(-1);
      if (act === undefined) return null;
      acts = acts.slice(0, -1);
      back = [...back, turned(act)];
      return act.at + act.before.length;
    },
    /**
     * Redoes the edit that was undone last; returns the position of the caret, null where there is
     * none.
     */
    doAgain(): number | null {
      const act = back.at(-1);
      if (act === undefined) return null;
      back = back.slice(0, -1);
      acts = [...acts, turned(act)];
      return act.at + act.before.length;
    },
  };
}

/**
 * Merges an edit and the next into one undo step, where they continue each other. Such are the
 * letters of a word, or letters deleted one by one.
 */
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

/** The edits that can still be undone after a change from elsewhere, at their new positions. */
function movedBy({ at, remove, insert }: Change, acts: readonly Act[]): readonly Act[] {
  const kept: Act[] = [];
  let place = at;
  for (const act of acts.toReversed()) {
    if (place + remove <= act.at) kept.unshift({ ...act, at: act.at + insert - remove });
    else if (place >= act.at + act.wrote.length) {
      kept.unshift(act);
      // The position in the text before this edit.
      place += act.before.length - act.wrote.length;
    } else break;
  }
  return kept;
}

/** The ranges of a Yjs delta, each at its position once the earlier ones are applied. */
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
