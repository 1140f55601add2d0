import type { HttpBindings } from '@hono/node-server';
import type { Context, Handler } from 'hono';
import { z } from 'zod';
import type { RouteName } from '../../domain/api/answers.ts';
import type { Api } from '../../domain/api/api.ts';
import { ROUTES_ASKING_PROOF, ROUTES_BEFORE_FACTOR } from '../../domain/api/asks-proof.ts';
import { ROUTE_ROLES } from '../../domain/api/route-roles.ts';
import { accept, type Result, refuse } from '../../domain/refusal.ts';
import type { Actor } from '../../domain/rights/actor.ts';
import type { ClientIdentity } from '../limits/client-identity.ts';
import type { ClientLimits } from '../limits/client-limits.ts';
import { type FairTurn, fileResponse, isDownload, textStream } from './file-response.ts';
import { problemResponse } from './problem-response.ts';
import { isKeepable, readJson, readParsed } from './read-json.ts';
import { readUpload } from './read-upload.ts';

/** The Hono context of a request on Node. */
export type NodeContext = Context<{ Bindings: HttpBindings }>;

/** The session of a request: its account, and what it is allowed. */
export type SignedIn = {
  readonly actor: Actor;
  readonly session: string;
  /** ACC-111: the panel requires a second factor that the account does not have. */
  readonly owesSecondFactor: boolean;
  /** ACC-67: whether the session had a re-authentication within the last ten minutes. */
  readonly isProven: () => Promise<boolean>;
};

/** What every route handler needs to authenticate and limit requests. */
export type RouteEnvironment = {
  readonly signedInOf: (headers: Headers) => Promise<SignedIn | null>;
  readonly addressOf: (context: NodeContext) => string;
  readonly traffic: ClientLimits;
};

type PathParam<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? (Name extends `${infer Plain}.${string}` ? Plain : Name) | PathParam<`/${Tail}`>
    : Rest
  : never;

type QueryOf<Name extends RouteName> = Api[Name] extends { query: infer Query } ? Query : null;
type BodyOf<Name extends RouteName> = Api[Name] extends { body: infer Body } ? Body : null;

/** The request of a public route. */
export type PublicRequest<Name extends RouteName> = {
  readonly params: Readonly<Record<PathParam<Name>, string>>;
  readonly query: QueryOf<Name>;
  readonly body: BodyOf<Name>;
  readonly headers: Headers;
  /** The address of the device, for the audit trail and for rate limits. */
  readonly from: string;
  /** Headers to send with the answer. */
  readonly answerHeaders: Headers;
};

/** The request of a route that needs a session. */
export type SignedInRequest<Name extends RouteName> = PublicRequest<Name> & SignedIn;

type AnswerType = 'application/json' | 'text/csv' | 'application/octet-stream';

type Borders<Name extends RouteName> = {
  readonly query: z.ZodType<QueryOf<Name>>;
  readonly body: z.ZodType<BodyOf<Name>>;
  readonly isUpload?: true;
  readonly type?: AnswerType;
  /** Skips the fair queue: its load on the database is limited in another way. */
  readonly isAtOnce?: true;
  /** The status of an answer, 200 by default. An answer with 204 has no body. */
  readonly status?: (answer: AnswerOf<Name>) => number;
};

const none = z.null();

const isNothing = (schema: z.ZodType): boolean => schema === none;

/** The input validation of a route without query and body. */
export const NOTHING = { query: none, body: none } as const;

/**
 * The answer of a route. A text may be streamed in pieces, so that a long file is never whole in
 * memory.
 */
type AnswerOf<Name extends RouteName> =
  | Api[Name]['answer']
  | (Api[Name]['answer'] extends string ? AsyncIterable<string | Uint8Array> : never);

/** A route of the table, ready to be registered. */
export type Route<Name extends RouteName> = {
  readonly name: Name;
  /** The schemas of its input. */
  readonly borders: Pick<Borders<Name>, 'query' | 'body' | 'isUpload'>;
  readonly handler: (environment: RouteEnvironment) => Handler<{ Bindings: HttpBindings }>;
};

/** All routes of the table: exactly one for each name. */
export type Routes = { readonly [Name in RouteName]: Route<Name> };

/** Defines a route that needs a session with one of the roles in the table (ACC-3). */
export function route<Name extends RouteName>(
  name: Name,
  borders: Borders<Name>,
  answer: (request: SignedInRequest<Name>) => Promise<Result<AnswerOf<Name>>>,
): Route<Name> {
  const roles = ROUTE_ROLES[name];
  if (roles === 'public') throw new Error(`${name} is public in the table of roles`);
  return {
    name,
    borders,
    handler: (environment) => async (context) => {
      const visitor = visitorOf(environment, context);
      const found = await environment.traffic.inTurn(visitor, () =>
        signedInFor(name, roles, environment, context.req.raw.headers),
      );
      if (found === null) return tooMany();
      environment.traffic.learn(visitor, found.value.user);
      const signedIn = found.value.signedIn;
      if (!signedIn.ok) return problemResponse(signedIn);
      return respond(context, environment, borders, (request: PublicRequest<Name>) =>
        answer({ ...request, ...signedIn.value }),
      );
    },
  };
}

type SignInRefusal = 'access-denied' | 'second-factor-needed' | 'reauthentication-needed';

/**
 * Authorises the session of a request. It returns the account also when the request is refused, for
 * the rate limits.
 */
async function signedInFor(
  name: RouteName,
  roles: readonly string[],
  { signedInOf }: RouteEnvironment,
  headers: Headers,
): Promise<{ readonly user: string | null; readonly signedIn: Result<SignedIn> }> {
  const signedIn = await signedInOf(headers);
  if (signedIn === null) return { user: null, signedIn: refuse('signed-out') };
  const { actor, owesSecondFactor, isProven } = signedIn;
  const refused = (code: SignInRefusal) => ({ user: actor.user, signedIn: refuse(code) });
  if (!roles.includes(actor.role)) return refused('access-denied');
  if (owesSecondFactor && !ROUTES_BEFORE_FACTOR.has(name)) return refused('second-factor-needed');
  if (ROUTES_ASKING_PROOF.has(name) && !(await isProven()))
    return refused('reauthentication-needed');
  return { user: actor.user, signedIn: accept(signedIn) };
}

/** Defines a public route, which needs no session; the table must say so. */
export function publicRoute<Name extends RouteName>(
  name: Name,
  borders: Borders<Name>,
  answer: (request: PublicRequest<Name>) => Promise<Result<AnswerOf<Name>>>,
): Route<Name> {
  if (ROUTE_ROLES[name] !== 'public')
    throw new Error(`${name} is not public in the table of roles`);
  return {
    name,
    borders,
    handler: (environment) => (context) => respond(context, environment, borders, answer),
  };
}

/**
 * The identity of the client, as far as it is known without the database, for the rate limits
 * (LIM-5).
 */
export const visitorOf = (
  environment: Omit<RouteEnvironment, 'signedInOf'>,
  context: NodeContext,
): ClientIdentity =>
  environment.traffic.visitor(environment.addressOf(context), context.req.header('cookie') ?? null);

const tooMany = (): Response =>
  problemResponse({ code: 'too-many-requests', data: { seconds: 1 } });

async function respond<Name extends RouteName>(
  context: NodeContext,
  environment: RouteEnvironment,
  borders: Borders<Name>,
  answer: (request: PublicRequest<Name>) => Promise<Result<AnswerOf<Name>>>,
): Promise<Response> {
  if (!Object.values(context.req.query()).every(isKeepable))
    return problemResponse({ code: 'malformed', data: { fields: [] } });
  const query = readParsed(
    borders.query,
    () => (isNothing(borders.query) ? null : context.req.query()),
    'malformed',
  );
  if (!query.ok) return problemResponse(query);
  const json = isNothing(borders.body)
    ? null
    : await (borders.isUpload === true ? readUpload : readJson)(context.req.raw);
  if (json !== null && !json.ok) return problemResponse(json);
  const body = readParsed(borders.body, () => json?.value ?? null, 'invalid');
  if (!body.ok) return problemResponse(body);
  const answerHeaders = new Headers({ 'cache-control': 'no-store' });
  // The body is read before: a slow upload must not occupy a slot of the fair queue.
  const visitor = visitorOf(environment, context);
  const work = () =>
    answer({
      params: context.req.param() as PublicRequest<Name>['params'],
      query: query.value,
      body: body.value,
      headers: context.req.raw.headers,
      from: environment.addressOf(context),
      answerHeaders,
    });
  const answered =
    borders.isAtOnce === true
      ? { value: await work() }
      : await environment.traffic.inTurn(visitor, work);
  if (answered === null) return tooMany();
  const result = answered.value;
  if (!result.ok) return withCookies(problemResponse(result), answerHeaders);
  if (isDownload(result.value)) return fileResponse(result.value);
  const status = borders.status?.(result.value) ?? 200;
  if (status === 204) return new Response(null, { headers: answerHeaders, status });
  const type = borders.type ?? 'application/json';
  answerHeaders.set('content-type', `${type}; charset=utf-8`);
  return new Response(
    bodyOf(result.value, type, (work) => environment.traffic.inStreamTurn(visitor, work)),
    { headers: answerHeaders, status },
  );
}

/** Copies cookies to a refusal: a sign-in that waits for its second step sets one. */
function withCookies(response: Response, from: Headers): Response {
  for (const cookie of from.getSetCookie()) response.headers.append('set-cookie', cookie);
  return response;
}

function bodyOf(value: unknown, type: AnswerType, inTurn: FairTurn): BodyInit {
  if (type === 'application/json') return JSON.stringify(value);
  return isInPieces(value) ? textStream(value, inTurn) : String(value);
}

const isInPieces = (value: unknown): value is AsyncIterable<string | Uint8Array> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
