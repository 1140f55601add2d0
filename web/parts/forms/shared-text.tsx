import { useEffect, useLayoutEffect, useRef } from 'react';
import type * as Y from 'yjs';
import { textChange, writeText } from '../../../domain/documents/shared-text.ts';
import type { FieldPresence } from '../../ui/field/field-props.ts';
import { TextArea } from '../../ui/text-area/text-area.tsx';

/**
 * A text several people write at once: only the stretch that differs is written, and the caret stays where it is when
 * somebody else writes before it.
 */
export function SharedText(props: {
  readonly label: string;
  readonly doc: Y.Doc;
  readonly text: Y.Text;
  readonly value: string;
  readonly place: string;
  readonly presence: FieldPresence | undefined;
  readonly isReadOnly: boolean;
  readonly placeholder?: string;
}) {
  const { label, doc, text, value, place, presence, isReadOnly, placeholder } = props;
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(value);
  const caret = useRef(0);
  const area = () => frame.current?.querySelector('textarea') ?? null;
  useEffect(() => {
    const keep = () => {
      const element = area();
      if (element !== null && document.activeElement === element)
        caret.current = element.selectionEnd;
    };
    document.addEventListener('selectionchange', keep);
    return () => document.removeEventListener('selectionchange', keep);
  });
  useLayoutEffect(() => {
    const element = area();
    const before = shown.current;
    shown.current = value;
    if (element === null || before === value || document.activeElement !== element) return;
    const { at, remove, insert } = textChange(before, value);
    if (caret.current > at) caret.current = Math.max(at, caret.current - remove + insert.length);
    element.setSelectionRange(caret.current, caret.current);
  });
  return (
    <div ref={frame} data-place={place}>
      <TextArea
        label={label}
        value={value}
        rows={3}
        isReadOnly={isReadOnly}
        presence={presence}
        placeholder={placeholder}
        onChange={(next) => {
          caret.current = area()?.selectionEnd ?? next.length;
          shown.current = next;
          writeText(doc, text, next);
        }}
      />
    </div>
  );
}
