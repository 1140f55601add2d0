import { msg } from '@lingui/core/macro';

/** What stands below the settings of the method, by its place on the page, in its order there. */
export const FURTHER = {
  acts: { id: 'acts', title: msg`Acts in force` },
  signIn: { id: 'sign-in', title: msg`Sign-in` },
  earlier: { id: 'earlier', title: msg`Settings of an earlier day` },
  history: { id: 'history', title: msg`History` },
} as const;
