import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useState } from 'react';
import { type Act, createActGuard } from './act-guard.ts';

/** Reports that another screen has opened. */
const Opened = createContext<(() => void) | null>(null);

/** Data attribute of the page while a new screen still ignores input; tests wait for it. */
const MARK = 'justOpened';

/**
 * BTH-16: input guard: input that was meant for one screen never reaches the next. A screen reports
 * itself with `useScreen`.
 */
export function InputGuard({ children }: { readonly children: ReactNode }) {
  const [screens] = useState(createScreens);
  useEffect(() => screens.listen(), [screens]);
  return <Opened value={screens.opened}>{children}</Opened>;
}

/**
 * Reports a new screen to the input guard: now, and whenever `name` changes. Outside `InputGuard`
 * it does nothing.
 */
export function useScreen(name = ''): void {
  const opened = use(Opened);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name is another screen.
  useLayoutEffect(() => opened?.(), [opened, name]);
}

/** Connects an input guard to the page: its input, its frames and its attribute. */
function createScreens() {
  const guard = createActGuard();
  const page = document.documentElement.dataset;
  let count = 0;
  let frame = 0;
  let timer = 0;

  const stopUnlessTaken = (event: Event): void => {
    const act = actOf(event);
    if (act === null || guard.takes(act)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Further taps postpone it.
  const waitUntilTaken = (): void => {
    const wait = guard.takesFrom() - performance.now();
    if (wait <= 0) delete page[MARK];
    else timer = window.setTimeout(waitUntilTaken, wait);
  };
  const seen = (): void => {
    guard.seen(performance.now());
    waitUntilTaken();
  };
  const stop = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };

  return {
    opened(): void {
      stop();
      guard.opened();
      count += 1;
      page[MARK] = String(count);
      // A busy page paints long after it has rendered. The first frame paints the screen; when the
      // second begins, it was painted.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(seen);
      });
    },
    /** Listens to the input of the page. Returns a function that ends it. */
    listen(): () => void {
      for (const name of HEARD) window.addEventListener(name, stopUnlessTaken, { capture: true });
      return () => {
        for (const name of HEARD)
          window.removeEventListener(name, stopUnlessTaken, { capture: true });
        stop();
        delete page[MARK];
      };
    },
  };
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
  if (!(event instanceof MouseEvent) || event.detail === 0) return null;
  return { kind: 'click', pointer: event instanceof PointerEvent ? event.pointerId : null };
}

function tapOf({ type, pointerId: pointer, timeStamp: at }: PointerEvent): Act {
  if (type === 'pointercancel') return { kind: 'tap-cancel', pointer, at };
  return { kind: type === 'pointerdown' ? 'tap-down' : 'tap-up', pointer, at };
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
