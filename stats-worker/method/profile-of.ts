import type { MethodVersion } from '../../domain/words/method-version.ts';
import type { MethodProfile } from './method-profile.ts';
import { METHOD_1 } from './version-1.ts';
import { METHOD_2 } from './version-2.ts';
import { METHOD_3 } from './version-3.ts';

/** The profile of the version of the method that settings, or a stored result, name (M-RECORD). */
export const profileOf = ({ method }: { readonly method: MethodVersion }): MethodProfile =>
  PROFILES[method];

const PROFILES: Readonly<Record<MethodVersion, MethodProfile>> = {
  'verdial-method-1': METHOD_1,
  'verdial-method-2': METHOD_2,
  'verdial-method-3': METHOD_3,
};
