import type { SignatureStrokes } from './signature.ts';

/** One's own data: the signature as it was drawn, and its picture. */
export type MyData = {
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly signature: { readonly strokes: SignatureStrokes; readonly svg: string } | null;
};

/** One's own sign-ins, newest first. `device` is the browser's own words. */
export type MyAccess = {
  readonly username: string;
  readonly email: string;
  readonly signIns: readonly {
    readonly at: string;
    readonly from: string;
    readonly device: string;
  }[];
  readonly devices: readonly {
    readonly id: string;
    readonly device: string;
    readonly since: string;
    readonly seen: string;
    readonly isThis: boolean;
  }[];
};
