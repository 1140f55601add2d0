import { createTraffic, type TrafficLimits } from '../traffic.ts';

const ENOUGH = { rate: 1_000_000, burst: 1_000_000 };

/** Turns and allowances for tests of something else: more than they use, save what is said; any cookie is a session. */
export const testTraffic = (
  limits: Partial<TrafficLimits> = {},
  monotonic = () => performance.now(),
) =>
  createTraffic({
    limits: { account: ENOUGH, strangers: ENOUGH, address: ENOUGH, frames: ENOUGH, ...limits },
    visitors: {
      visitor: (address, session) => ({ network: address, session, account: session }),
      learn() {},
    },
    monotonic,
    engine: 'server',
  });
