import { expect, test } from 'vitest';
import { noteTextProblem, pointNoteInput } from './point-note.ts';

test.each(['ab', '😀😀', 'abc', '😀😀😀'])(
  'QUA-5 FRM-44 the form and the server judge the length of the note %j alike',
  (text) => {
    const isTaken = pointNoteInput.shape.text.safeParse(text).success;
    expect(noteTextProblem(text) === null).toBe(isTaken);
  },
);
