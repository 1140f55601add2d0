import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

const body = z.object({ user: z.string(), rememberMe: z.boolean() });

/**
 * Creates a plugin of the account library by which only this server opens a session for a verified
 * passkey. The library's own rules for sessions apply to it, since the library creates the session.
 */
export const sessionOpener = () =>
  ({
    id: 'verdial-session-opener',
    endpoints: {
      openSession: createAuthEndpoint.serverOnly({ method: 'POST', body }, async (ctx) => {
        const { user: id, rememberMe } = ctx.body;
        const user = await ctx.context.internalAdapter.findUserById(id);
        const session =
          user && (await ctx.context.internalAdapter.createSession(user.id, !rememberMe));
        if (!user || !session) throw new APIError('UNAUTHORIZED');
        await setSessionCookie(ctx, { session, user }, !rememberMe);
        return { user };
      }),
    },
  }) satisfies BetterAuthPlugin;
