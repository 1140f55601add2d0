import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { type Act, type ActGuard, createActGuard } from './act-guard.ts';

const Guard = createContext<ActGuard | null>(null);

/** Data attribute of the page while a new screen still ignores input; tests wait for it. */
const MARK = 'justOpened';

/**
 * BTH-16: input guard: input that was meant for one screen never reaches the next. A screen reports
 * itself with `useScreen`.
 */
export function InputGuard({ children }: { readonly children: ReactNode }) {
  const [guard] = useState(createActGuard);
  useEffect(() => {
    const stopUnlessTaken = (event: Event): void => {
      const act = actOf(event);
      if (act === null || guard.takes(act)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const name of HEARD) window.addEventListener(name, stopUnlessTaken, { capture: true });
    return () => {
      for (const name of HEARD)
        window.removeEventListener(name, stopUnlessTaken, { capture: true });
    };
  }, [guard]);
  return <Guard value={guard}>{children}</Guard>;
}

/**
 * Reports a new screen to the input guard: now, and whenever `name` changes. Outside `InputGuard`
 * it does nothing.
 */
export function useScreen(name = ''): void {
  const guard = use(Guard);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name is another screen.
  useLayoutEffect(() => {
    if (guard === null) return;
    const page = document.documentElement.dataset;
    guard.opened(performance.now());
    page[MARK] = id;
    let timer = 0;
    // Another screen may have opened since and set the attribute again.
    const takeBack = (): void => {
      if (page[MARK] === id) delete page[MARK];
    };
    // Further taps postpone it.
    const waitUntilTaken = (): void => {
      const wait = guard.takesFrom() - performance.now();
      if (wait <= 0) takeBack();
      else timer = window.setTimeout(waitUntilTaken, wait);
    };
    waitUntilTaken();
    return () => {
      clearTimeout(timer);
      takeBack();
    };
  }, [guard, id, name]);
}

const HEARD = ['keydown', 'keyup', 'pointerdown', 'pointerup', 'pointercancel', 'click'] as const;

function actOf(event: Event): Act | null {
  if (event instanceof KeyboardEvent) {
    const { key, timeStamp: at, repeat: isRepeat } = event;
    if (event.type === 'keyup') return { kind: 'key-up', key, at };
    const isWriting = key.length === 1 && isField(event.target);
    return { kind: 'key-down', key, at, isRepeat, isWriting };
  }
  if (event instanceof PointerEvent && event.type !== 'click') return tapOf(event);
  // A click without a tap comes from a key or a screen reader. The key was checked already, and a
  // screen reader reads before it clicks.
  return event instanceof MouseEvent && event.detail > 0 ? { kind: 'click' } : null;
}

function tapOf({ type, pointerId: pointer, timeStamp: at }: PointerEvent): Act {
  if (type === 'pointercancel') return { kind: 'tap-cancel', pointer };
  return { kind: type === 'pointerdown' ? 'tap-down' : 'tap-up', pointer, at };
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
