import { accept, type Result, refuse } from '../../domain/refusal.ts';
import { readProblem } from './call.ts';

/** Signs in by user name. `remember` keeps the session after the browser is closed. */
export function signIn(account: {
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
}): Promise<Result<null>> {
  const { username, password, remember } = account;
  return post('/api/auth/sign-in/username', { username, password, rememberMe: remember });
}

/** Ends the session of this device. */
export const signOut = (): Promise<Result<null>> => post('/api/auth/sign-out', {});

async function post(path: string, body: unknown): Promise<Result<null>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.ok) return accept(null);
    if (response.status === 429) return refuse('too-many-sign-ins', await waitOf(response));
    if (response.status === 401) return refuse('credentials-wrong');
    return await readProblem(response);
  } catch {
    return refuse('unreachable');
  }
}

/** How many minutes are to wait, from the problem's data or the usual header. */
async function waitOf(response: Response): Promise<Readonly<Record<string, number>>> {
  const problem = await readProblem(response);
  const header = response.headers.get('retry-after') ?? response.headers.get('x-retry-after');
  const seconds = Number(problem.data['seconds'] ?? header);
  return Number.isFinite(seconds) && seconds > 0 ? { minutes: Math.ceil(seconds / 60) } : {};
}
