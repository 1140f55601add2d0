import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

const body = z.object({ user: z.string(), rememberMe: z.boolean() });

/**
 * A way for this server, and for nobody outside, to open a session for somebody whose passkey it has verified: in the
 * account library's own words, so that its rules about sessions hold for these too.
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
