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

/** What a route is called with: its path's parameters, query, body and the id of the act, as the table of routes has them. */
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

/** The desk's answers are many, and a taster's device asks for none of them. */
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
 * Calls a route. Where the server asks for a fresh proof of who it is, whoever is at the page is asked, and the very same is
 * sent again under the same id (ACC-116). A refusal of the server is a value with its code; so is a server that cannot be reached
 * (`unreachable`) or that answers what is no answer (`answer-unreadable`). Only a cancelled call throws.
 */
export async function request<Route extends RouteName>(
  route: Route,
  input: RequestInput<Route>,
): Promise<Result<Answer<Route>>> {
  // BTH-34: what is asked now is not asked in the name of who left.
  if (!isOwn(route) && hasPendingSignOut() && (await settlePendingSignOut()) === 'failed')
    return refuse('unreachable');
  const first = await send(route, input);
  // BTH-35: whoever signed in on this device is not known at the server yet.
  const isUnknown = !isOwn(route) && !first.ok && first.code === 'signed-out';
  const result =
    isUnknown && (await settlePendingSignOut()) === 'entered' ? await send(route, input) : first;
  const isAsked = !result.ok && result.code === 'reauthentication-needed';
  const last = isAsked && (await requestReauthentication()) ? await send(route, input) : result;
  if (last.ok && !route.startsWith('GET ')) tellDone(route);
  return last;
}

/** What settling what is owed asks itself. */
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
    // Before anything is sent: what went through must not be told as failed for want of a way to read the answer.
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

/** COM-3: gives a command to the server, under the id of the act: sent twice, it is done once. See `useCommand`. */
export async function command<Name extends CommandName>(
  name: Name,
  data: CommandData<Name>,
  id: string,
): Promise<Result<Readonly<Record<string, unknown>>>> {
  const answer = await request('POST /api/commands/:name', { params: { name }, body: data, id });
  if (answer.ok) tellDone(name);
  return answer;
}

/** ACC-40: the server writes letters in the language that is spoken here, which may be another than the browser's. */
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

/** Reads the problem of a refused answer; a body that is none still tells its status. */
export async function readProblem(response: Response): Promise<Refusal> {
  const { status } = response;
  const told = readRefusal(await response.json().catch(() => null));
  if (told !== null) return told;
  return status === 401 ? refuse('signed-out') : refuse('answer-unknown', { status });
}
