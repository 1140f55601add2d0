import { msg } from '@lingui/core/macro';

/** Ids and titles of the sections below the settings of the method, in their order on the page. */
export const FURTHER = {
  acts: { id: 'acts', title: msg`Acts in force` },
  signIn: { id: 'sign-in', title: msg`Sign-in` },
  earlier: { id: 'earlier', title: msg`Settings of an earlier day` },
  history: { id: 'history', title: msg`History` },
} as const;
