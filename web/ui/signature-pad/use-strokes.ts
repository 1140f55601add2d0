import { type PointerEvent, useRef, useState } from 'react';
import { hasRoom, padPoint, withPoint } from './strokes.ts';

type Strokes = readonly (readonly number[])[];
type Pen = { readonly pointer: number; readonly stroke: readonly number[] };

/**
 * Pointer input of the signature pad: one finger, pen or main button, within the size limits. A
 * stroke is kept when the pointer is lifted; a cancelled one is not.
 */
export function useStrokes(strokes: Strokes, isLocked: boolean, onChange: (to: Strokes) => void) {
  const pen = useRef<Pen | null>(null);
  const [drawn, setDrawn] = useState<readonly number[]>([]);

  function draw(event: PointerEvent<HTMLElement>, from: readonly number[]): readonly number[] {
    const box = event.currentTarget.getBoundingClientRect();
    const point = padPoint(event.clientX, event.clientY, box);
    const stroke = hasRoom(strokes, from) ? withPoint(from, point) : from;
    pen.current = { pointer: event.pointerId, stroke };
    setDrawn(stroke);
    return stroke;
  }

  function drop(): void {
    pen.current = null;
    setDrawn([]);
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (isLocked || pen.current !== null || event.button !== 0) return;
      if (!hasRoom(strokes, [])) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      draw(event, []);
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      if (event.pointerId === pen.current?.pointer) draw(event, pen.current.stroke);
    },
    onPointerUp(event: PointerEvent<HTMLElement>): void {
      if (event.pointerId !== pen.current?.pointer) return;
      const stroke = draw(event, pen.current.stroke);
      drop();
      onChange([...strokes, stroke]);
    },
    onPointerCancel: drop,
  };
  return { drawn, handlers };
}
