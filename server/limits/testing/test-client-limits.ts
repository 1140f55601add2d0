import { type ClientLimitSettings, createClientLimits } from '../client-limits.ts';

const ENOUGH = { rate: 1_000_000, burst: 1_000_000 };

/**
 * Client limits for tests of other parts: higher than any test uses, unless `limits` says
 * otherwise. Any cookie is a session.
 */
export const testClientLimits = (
  limits: Partial<ClientLimitSettings> = {},
  monotonic = () => performance.now(),
) =>
  createClientLimits({
    limits: { account: ENOUGH, strangers: ENOUGH, address: ENOUGH, frames: ENOUGH, ...limits },
    identities: {
      visitor: (address, session) => ({ network: address, session, account: session }),
      learn() {},
    },
    monotonic,
    engine: 'server',
  });
