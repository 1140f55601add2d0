import type { z } from 'zod';
import type { Answer, RouteName } from '../../../domain/api/answers.ts';
import type { Api } from '../../../domain/api/api.ts';
import { DEVICE_ANSWERS } from '../../../domain/api/device-answers.ts';
import { COMMAND_ID_HEADER } from '../../../domain/commands/command-id-header.ts';
import type { CommandData, CommandName } from '../../../domain/commands/commands.ts';
import { readRefusal } from '../../../domain/read-refusal.ts';
import { accept, type Refusal, type Result, refuse } from '../../../domain/refusal.ts';
import { tellDone } from './act-done.ts';
import { hasPendingSignOut, settlePendingSignOut } from './pending-sign-out.ts';
import { requestReauthentication } from './request-reauthentication.ts';

type PathParam<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | PathParam<Tail>
    : Rest
  : never;

type Part<Condition, Shape> = Condition extends true ? Shape : unknown;

/**
 * Input of a call of an API route: path parameters, query, body and idempotency key, as the table
 * of routes defines them.
 */
export type RequestInput<Route extends RouteName> = {
  readonly signal?: AbortSignal | undefined;
} & Part<
  [PathParam<Route>] extends [never] ? false : true,
  { readonly params: Readonly<Record<PathParam<Route>, string | number>> }
> &
  (Api[Route] extends { query: infer Query } ? { readonly query?: Query } : unknown) &
  (Api[Route] extends { body: infer Body } ? { readonly body: Body } : unknown) &
  (Api[Route] extends { id: infer Id } ? { readonly id: Id } : unknown);

type Readers = { readonly [Route in RouteName]: z.ZodType<Answer<Route>> };
const device: Partial<Readers> = DEVICE_ANSWERS;

/**
 * The answers of the desk are loaded lazily: they are many, and a taster's device needs none of
 * them.
 */
async function readerOf<Route extends RouteName>(route: Route): Promise<Readers[Route]> {
  const readers: Readers = (await import('../../../domain/api/answers.ts')).ANSWERS;
  return readers[route];
}

type Loose = {
  readonly signal?: AbortSignal | undefined;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly id?: string;
};

/**
 * Calls an API route. Where the server requires re-authentication, the user is asked, and the same
 * request is sent again with the same id (ACC-116). A refusal of the server is a value with its
 * code. So are an unreachable server (`unreachable`) and an unreadable answer
 * (`answer-unreadable`). Only a cancelled call throws.
 */
export async function request<Route extends RouteName>(
  route: Route,
  input: RequestInput<Route>,
): Promise<Result<Answer<Route>>> {
  // A pending sign-out is completed first, so that no request is sent in the name of the previous
  // account (BTH-34).
  if (!isOwn(route) && hasPendingSignOut() && (await settlePendingSignOut()) === 'failed')
    return refuse('unreachable');
  const first = await send(route, input);
  // The server may not yet know the person who signed in on this device offline (BTH-35).
  const isUnknown = !isOwn(route) && !first.ok && first.code === 'signed-out';
  const result =
    isUnknown && (await settlePendingSignOut()) === 'entered' ? await send(route, input) : first;
  const isAsked = !result.ok && result.code === 'reauthentication-needed';
  const last = isAsked && (await requestReauthentication()) ? await send(route, input) : result;
  if (last.ok && !route.startsWith('GET ')) tellDone(route);
  return last;
}

/**
 * Whether a route is part of completing a pending sign-out, or of the offline sign-in. These must
 * not wait for the pending sign-out.
 */
const isOwn = (route: RouteName): boolean =>
  route === 'POST /api/auth/sign-out' ||
  route === 'POST /api/auth/sign-in/username' ||
  route === 'POST /api/auth/offline';

async function send<Route extends RouteName>(
  route: Route,
  input: RequestInput<Route>,
): Promise<Result<Answer<Route>>> {
  const { signal, params = {}, query = {}, body, id }: Loose = input;
  const [method = 'GET', path = ''] = route.split(' ');
  const address = `${fill(path, params)}${searchOf(query)}`;
  try {
    // The reader is loaded before the request. Otherwise a request that succeeded would appear to
    // have failed where its reader cannot be loaded.
    const reader = device[route] ?? (await readerOf(route));
    const response = await fetch(address, {
      method,
      credentials: 'same-origin',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...languageSpoken(),
        ...(id === undefined ? {} : { [COMMAND_ID_HEADER]: id }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
    if (!response.ok) return await readProblem(response);
    const answer = reader.safeParse(await response.json());
    return answer.success ? accept(answer.data) : refuse('answer-unreadable');
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === 'AbortError') throw problem;
    return refuse(problem instanceof SyntaxError ? 'answer-unreadable' : 'unreachable');
  }
}

/**
 * Sends a command to the server with an idempotency key: sent twice, it is processed once (COM-3).
 * See `useCommand`.
 */
export async function command<Name extends CommandName>(
  name: Name,
  data: CommandData<Name>,
  id: string,
): Promise<Result<Readonly<Record<string, unknown>>>> {
  const answer = await request('POST /api/commands/:name', { params: { name }, body: data, id });
  if (answer.ok) tellDone(name);
  return answer;
}

/**
 * The server writes e-mails in the page's language, which may differ from the browser's (ACC-40).
 */
const languageSpoken = (): Readonly<Record<string, string>> =>
  typeof document === 'undefined' ? {} : { 'accept-language': document.documentElement.lang };

const fill = (path: string, params: Readonly<Record<string, string | number>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));

function searchOf(query: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, value);
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * Reads the refusal of a failed HTTP response. Without a readable body, the refusal names the
 * status.
 */
export async function readProblem(response: Response): Promise<Refusal> {
  const { status } = response;
  const told = readRefusal(await response.json().catch(() => null));
  if (told !== null) return told;
  return status === 401 ? refuse('signed-out') : refuse('answer-unknown', { status });
}
