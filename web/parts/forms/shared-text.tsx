import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type * as Y from 'yjs';
import { createTextUndoHistory } from '../../../domain/documents/text-undo-history.ts';
import { textChange } from '../../../domain/documents/write-text.ts';
import type { FieldPresence } from '../../ui/field/field-props.ts';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { actOfKey } from './act-of-key.ts';

/**
 * Undo and redo as the `inputType` of a `beforeinput` event, which the browser's own menus send.
 */
const HISTORY: Readonly<Record<string, 'back' | 'again'>> = {
  historyUndo: 'back',
  historyRedo: 'again',
};

/**
 * Text area for a shared text (Y.Text) that several people edit at once. Only the changed part of
 * the text is written. The caret keeps its place in the text when another user writes before it. It
 * has its own undo history, since the browser's covers the whole page (DOC-5).
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
  const turned = useRef<number | null>(null);
  const typing = useMemo(() => createTextUndoHistory(doc, text), [doc, text]);
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
  useEffect(() => typing.start(), [typing]);
  const turn = useEffectEvent((event: Event, act: 'back' | 'again' | null) => {
    if (act === null || isReadOnly) return;
    event.preventDefault();
    turned.current = act === 'back' ? typing.takeBack() : typing.doAgain();
  });
  useEffect(() => {
    const element = frame.current?.querySelector('textarea');
    if (element == null) return;
    const press = (event: KeyboardEvent) => turn(event, actOfKey(event));
    const ask = (event: InputEvent) => turn(event, HISTORY[event.inputType] ?? null);
    element.addEventListener('keydown', press);
    element.addEventListener('beforeinput', ask);
    return () => {
      element.removeEventListener('keydown', press);
      element.removeEventListener('beforeinput', ask);
    };
  }, []);
  useLayoutEffect(() => {
    const element = area();
    const before = shown.current;
    shown.current = value;
    if (turned.current !== null && before !== value) {
      caret.current = turned.current;
      turned.current = null;
      element?.setSelectionRange(caret.current, caret.current);
      return;
    }
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
          typing.write(next);
        }}
      />
    </div>
  );
}
