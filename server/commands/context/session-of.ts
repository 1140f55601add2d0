import { parseSessionCode, type SessionCode } from '../../../domain/words/ids.ts';

/** The session a command names; its schema has let through nothing else. */
export function sessionOf(data: { readonly session: number }): SessionCode {
  const session = parseSessionCode(data.session);
  if (session === null) throw new RangeError('a session number beyond its schema');
  return session;
}
