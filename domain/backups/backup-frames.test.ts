import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BackupFrame, createFrameReader, writeFrame } from './backup-frames.ts';

const frame: fc.Arbitrary<BackupFrame> = fc.oneof(
  fc.record({
    kind: fc.constant('told' as const),
    progress: fc.record({ table: fc.string(), rows: fc.nat(), of: fc.nat() }),
  }),
  fc.record({ kind: fc.constant('piece' as const), bytes: fc.uint8Array({ maxLength: 300 }) }),
  fc.record({ kind: fc.constant('end' as const), length: fc.nat() }),
  fc.constant({ kind: 'failed' as const }),
);

test('BAK-21 frames are read as they were written, however the stream is cut', () => {
  fc.assert(
    fc.property(fc.array(frame), fc.array(fc.nat(400), { minLength: 1 }), (frames, cuts) => {
      const whole = Uint8Array.from(frames.flatMap((one) => [...writeFrame(one)]));
      const read = createFrameReader();
      const got: BackupFrame[] = [];
      for (let [at, cut] = [0, 0]; at < whole.length; cut += 1) {
        const size = (cuts[cut % cuts.length] ?? 0) + 1;
        got.push(...read(whole.slice(at, at + size)));
        at += size;
      }
      expect(got).toEqual(frames);
    }),
  );
});

test('BAK-21 what is no frame is refused', () => {
  expect(() => createFrameReader()(Uint8Array.of(9, 0, 0, 0, 0))).toThrow('no kind');
});
