import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { DateFieldState } from 'react-stately';
import { PARTS } from './read-parts.ts';
import {
  type DayHalf,
  halfOfKey,
  hourInHalf,
  isAfterHalf,
  isNumberPart,
  isSeparator,
  isWholePart,
  isYearFirst,
  type NumberPart,
  onTwelveHours,
} from './type-part.ts';

/** Text typed into a segment since it got the focus. */
type Typed = {
  readonly part: Element;
  readonly digits: string;
  /** AM or PM before the typing; null where none was chosen. */
  readonly half: DayHalf | null;
};

/** The digit of a segment that took no second digit, so that the focus went on by itself. */
type PassedOn = { readonly name: NumberPart['name']; readonly digits: string };

/** The order of the segments where the year was typed first. */
const YEAR_FIRST = ['year', 'month', 'day'] as const;

/** Keys that type no text in a segment, but choose another value. */
const CHOOSING = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']);

/**
 * FRM-23: keyboard input of a date or time as people write it, in place of React Aria's. React Aria
 * ignores separators, waits for a second digit, and turns 13 into 3 where there is no 13. Here a
 * segment keeps what was typed into it. FRM-45: a date of ISO 8601, typed or pasted, is read in
 * every order of segments.
 */
export function useTyping(field: RefObject<HTMLElement | null>, state: DateFieldState | null) {
  const current = useRef(state);
  useLayoutEffect(() => {
    current.current = state;
  });
  useEffect(() => {
    const around = field.current;
    if (around === null) return;
    let typed: Typed | null = null;
    let passedOn: PassedOn | null = null;
    /** The keys since the first segment got the focus; null where typing began elsewhere. */
    let keys: string | null = null;
    let isYearTyped = false;
    /** Whether the focus moves because of the typing, and not by a person. */
    let isGoingOn = false;

    const segmentOf = (name: string | undefined) =>
      current.current?.segments.find(({ type }) => type === name);

    /** AM or PM as the field shows it. */
    function halfNow(): DayHalf | null {
      const half = segmentOf('dayPeriod');
      if (half === undefined || half.isPlaceholder) return null;
      return half.value === 1 ? 1 : 0;
    }

    function set(name: NumberPart['name'] | 'dayPeriod', value: number): void {
      // Flush, because the next key is typed into the segments that this one changes.
      flushSync(() => current.current?.setSegment(name, value));
    }

    function partsInOrder(): readonly HTMLElement[] {
      const parts = [...(around?.querySelectorAll<HTMLElement>(PARTS) ?? [])];
      if (!isYearTyped) return parts;
      return YEAR_FIRST.flatMap((name) => parts.filter(({ dataset }) => dataset['type'] === name));
    }

    function nextOf(part: Element): HTMLElement | undefined {
      const parts = partsInOrder();
      return parts.find((_, at) => parts[at - 1] === part);
    }

    function focusOn(part: HTMLElement): void {
      isGoingOn = true;
      part.focus();
      isGoingOn = false;
    }

    function goOn(part: Element): void {
      const next = nextOf(part);
      if (next !== undefined) focusOn(next);
      // After the last segment, more digits start it again: but for a day, where they would make
      // another date of 2026-11-201.
      else if (!isYearTyped) typed = { part, digits: '', half: halfNow() };
    }

    /**
     * FRM-45: takes the digits that went into the first segments for the year. Month and day are
     * cleared, so that no date is complete before they are typed.
     */
    function takeYearFirst(): boolean {
      if (keys === null || !isYearFirst(keys) || segmentOf('year') === undefined) return false;
      flushSync(() => current.current?.clearSegment('month'));
      set('year', Number(keys.slice(0, 4)));
      flushSync(() => current.current?.clearSegment('day'));
      isYearTyped = true;
      passedOn = null;
      const year = partsInOrder()[0];
      if (year !== undefined) goOn(year);
      return true;
    }

    function typeDigit(part: HTMLElement, digit: string): void {
      const name = part.dataset['type'] ?? '';
      const maxValue = segmentOf(name)?.maxValue;
      if (!isNumberPart(name) || maxValue === undefined) return;
      const before = typed?.part === part ? typed : { part, digits: '', half: halfNow() };
      const digits = before.digits + digit;
      typed = { ...before, digits };
      if (name === 'hour' && segmentOf('dayPeriod') !== undefined) {
        const { hour, half } = onTwelveHours(Number(digits));
        set('hour', hour);
        set('dayPeriod', half ?? before.half ?? 0);
      } else set(name, Number(digits));
      if (!isWholePart({ name, maxValue }, digits)) return;
      // A day that comes last may get a second digit, which makes it one that no month has.
      if (digits.length === 1 && nextOf(part) === undefined) return;
      goOn(part);
      if (digits.length === 1) passedOn = { name, digits };
    }

    /**
     * FRM-30: reads 45/ as the day 45, and not as day 4 and month 5: a separator after the second
     * digit means that both were typed for one segment. Returns whether it was so.
     */
    function joinDigits(digits: string): boolean {
      if (passedOn === null || digits.length !== 1) return false;
      set(passedOn.name, Number(passedOn.digits + digits));
      passedOn = null;
      typed = null;
      return true;
    }

    /** Whether there is no AM/PM segment: am and pm are then typed after the time. */
    const isOn24Hours = (): boolean =>
      segmentOf('hour') !== undefined && segmentOf('dayPeriod') === undefined;

    function typeHalf(half: DayHalf): void {
      const hour = segmentOf('hour');
      if (hour === undefined || hour.isPlaceholder || hour.value == null) return;
      set('hour', hourInHalf(hour.value, half));
    }

    function type(key: string): void {
      const part = document.activeElement;
      if (!(part instanceof HTMLElement) || !around?.contains(part)) return;
      if (keys !== null || part === partsInOrder()[0]) keys = `${keys ?? ''}${key}`;
      const half = halfOfKey(key);
      if (takeYearFirst()) return;
      if (half !== null) typeHalf(half);
      else if (isAfterHalf(key)) return;
      else if (!isSeparator(key)) typeDigit(part, key);
      // Ignored in a segment that the digit before moved to, where nothing is typed yet: 12/11 and
      // 2. 3. 2026.
      else if (typed?.part !== part) passedOn = null;
      else if (!joinDigits(typed.digits)) goOn(part);
    }

    function eraseIn(part: Element): void {
      const shown = part.hasAttribute('data-placeholder') ? '' : (part.textContent ?? '');
      typed = { part, digits: shown.slice(0, -1).replace(/^0+/, ''), half: halfNow() };
    }

    /** Whether all of a text can be typed here. */
    function isTypeable(text: string): boolean {
      const isOfHalf = (key: string) =>
        isOn24Hours() && (halfOfKey(key) !== null || isAfterHalf(key));
      return [...text].every((key) => /^\d$/.test(key) || isSeparator(key) || isOfHalf(key));
    }

    /** A pasted date or time replaces the whole field, whichever segment has the focus. */
    function onPaste(event: ClipboardEvent): void {
      const text = event.clipboardData?.getData('text/plain').trim() ?? '';
      if (text === '' || !isTypeable(text)) return;
      event.preventDefault();
      event.stopPropagation();
      begin();
      const first = partsInOrder()[0];
      if (first !== undefined) focusOn(first);
      for (const key of text) type(key);
    }

    function onBeforeInput(event: InputEvent): void {
      const { data, inputType, target } = event;
      if (inputType.startsWith('delete') && target instanceof Element) eraseIn(target);
      if (data === null || inputType === 'insertCompositionText') return;
      if (!isTypeable(data)) return;
      event.preventDefault();
      event.stopPropagation();
      for (const key of data) type(key);
    }

    function onKeyDown(event: KeyboardEvent): void {
      const { key, target } = event;
      if (!(target instanceof Element)) return;
      // A space would press the element around the segments, and would not arrive as text.
      if (key === ' ' && !event.ctrlKey && !event.altKey && !event.metaKey) {
        event.preventDefault();
        event.stopPropagation();
        type(key);
      }
      if (CHOOSING.has(key) || key === 'Backspace' || key === 'Delete') {
        passedOn = null;
        keys = null;
      }
      if (CHOOSING.has(key)) typed = { part: target, digits: '', half: halfNow() };
      if (key === 'Backspace' || key === 'Delete') eraseIn(target);
    }

    function beginPart(): void {
      typed = null;
      passedOn = null;
    }

    /** Begins to read the keys of a whole date or time. */
    function begin(): void {
      beginPart();
      keys = null;
      isYearTyped = false;
    }

    function onFocusIn(): void {
      if (isGoingOn) beginPart();
      else begin();
    }

    around.addEventListener('beforeinput', onBeforeInput, { capture: true });
    around.addEventListener('keydown', onKeyDown, { capture: true });
    around.addEventListener('paste', onPaste, { capture: true });
    around.addEventListener('focusin', onFocusIn);
    return () => {
      around.removeEventListener('beforeinput', onBeforeInput, { capture: true });
      around.removeEventListener('keydown', onKeyDown, { capture: true });
      around.removeEventListener('paste', onPaste, { capture: true });
      around.removeEventListener('focusin', onFocusIn);
    };
  }, [field]);
}
