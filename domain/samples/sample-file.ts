import type { FileKind } from '../files/file-kind.ts';

/** A file that is attached to a sample. */
export type SampleFileRow = {
  readonly id: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly bytes: number;
  readonly hasThumbnail: boolean;
  readonly at: string;
  readonly by: string;
};
