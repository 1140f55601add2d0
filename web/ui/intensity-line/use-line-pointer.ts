import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { placeOnLine } from './place-on-line.ts';

type LinePointer = {
  /** Element of the drawn 100 mm. */
  readonly line: RefObject<HTMLElement | null>;
  readonly isLocked: boolean;
  readonly onCommit: (mm: number) => void;
  readonly onPreview?: ((mm: number | null) => void) | undefined;
};

/**
 * Pointer input of the intensity line: tap and drag with one finger, pen or main button. The
 * position follows the pointer and is committed on lift-off. A second finger, a scroll, Escape or a
 * lost pointer cancels the gesture and leaves the row as it was.
 */
export function useLinePointer({ line, isLocked, onCommit, onPreview }: LinePointer) {
  const [preview, setPreview] = useState<number | null>(null);
  const pointer = useRef<number | null>(null);

  const show = useCallback(
    (mm: number | null) => {
      setPreview(mm);
      onPreview?.(mm);
    },
    [onPreview],
  );
  const end = useCallback(() => {
    if (pointer.current === null) return;
    pointer.current = null;
    show(null);
  }, [show]);
  useEndOfGesture(pointer, end);

  function place(event: PointerEvent): number | null {
    const box = line.current?.getBoundingClientRect();
    return box === undefined ? null : placeOnLine(event.clientX, box.left, box.width);
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (isLocked || !event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointer.current = event.pointerId;
      show(place(event));
    },
    onPointerMove(event: PointerEvent): void {
      if (event.pointerId === pointer.current) show(place(event));
    },
    onPointerUp(event: PointerEvent): void {
      if (event.pointerId !== pointer.current) return;
      const mm = place(event);
      end();
      if (mm !== null) onCommit(mm);
    },
    onPointerCancel: end,
    onLostPointerCapture: end,
  };
  return { preview, handlers };
}

/** Cancels the gesture when another finger touches anywhere, or on Escape. */
function useEndOfGesture(pointer: RefObject<number | null>, end: () => void): void {
  useEffect(() => {
    const other = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointer.current) end();
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end();
    };
    window.addEventListener('pointerdown', other, true);
    window.addEventListener('keydown', onEscape, true);
    return () => {
      window.removeEventListener('pointerdown', other, true);
      window.removeEventListener('keydown', onEscape, true);
    };
  }, [pointer, end]);
}
