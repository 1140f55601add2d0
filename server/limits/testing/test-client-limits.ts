import { type ClientLimitSettings, createClientLimits } from '../client-limits.ts';

const ENOUGH = { rate: 1_000_000, burst: 1_000_000 };

/** Client limits for tests of something else: more than they use, save what is said; any cookie is a session. */
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
