import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Actor } from '../../../domain/rights/actor.ts';
import type { Database } from '../../database/database.ts';
import { createChallenges } from './challenges.ts';
import { withFactors } from './factor-tables.ts';
import type { PasskeySite } from './passkey-site.ts';
import { spendProof } from './spend-proof.ts';

/** What passkeys need. */
export type PasskeyParts = {
  readonly database: Database;
  readonly secret: string;
  readonly site: () => PasskeySite | null;
};

/** EdDSA, ES256 and RS256: what authenticators of today sign with (COSE). */
const ALGORITHMS: readonly number[] = [-8, -7, -257];

/** What an authenticator answered, as it came: the library that knows it reads it, and throws at what it is not. */
type Told = Readonly<Record<string, unknown>>;

/** Who passkeys are verified for: somebody who is known, or whoever owns the passkey. */
type Use = { readonly what: 'sign-in' } | { readonly what: 'proof'; readonly user: string };

const seal = (use: Use): string => (use.what === 'proof' ? `proof ${use.user}` : 'sign-in');

/** Three hundred modules, which a start that meets no passkey does not read. */
const library = () => import('@simplewebauthn/server');

/** ACC-64, ACC-109: passkeys of accounts, each verified by the person (a fingerprint, a face, a PIN) and good on one host. */
export function createPasskeys({ database, secret, site }: PasskeyParts) {
  const challenges = createChallenges(secret, () => Date.now());

  async function of(user: string) {
    return withFactors(database.db)
      .selectFrom('passkeys')
      .selectAll()
      .where('account', '=', user)
      .orderBy('since')
      .execute();
  }

  return {
    of,
    /** What a browser needs to make a passkey for an account; null where none can be. */
    async registrationOptions({ user, name }: Actor, username: string): Promise<Told | null> {
      const here = site();
      if (here === null) return null;
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: 'Verdial',
        rpID: here.host,
        userID: Uint8Array.from(Buffer.from(user)),
        userName: username,
        userDisplayName: name,
        challenge: challenges.make(`register ${user}`),
        supportedAlgorithmIDs: [...ALGORITHMS],
        attestationType: 'none',
        excludeCredentials: (await of(user)).map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { ...options };
    },
    /** Keeps a passkey that was made for an account; false when it is not as it must be. */
    async register({ user, panel }: Actor, name: string, response: Told): Promise<boolean> {
      const here = site();
      if (here === null) return false;
      const { verifyRegistrationResponse } = await library();
      const verified = await verifyRegistrationResponse({
        // The library reads it field by field, and refuses what is none.
        response: response as unknown as RegistrationResponseJSON,
        expectedChallenge: async (challenge) =>
          challenges.isOurs(challenge, `register ${user}`) &&
          (await spendProof(database, { panel, user }, challenge)),
        expectedOrigin: [...here.origins],
        expectedRPID: here.host,
        requireUserVerification: true,
        supportedAlgorithmIDs: [...ALGORITHMS],
      }).catch(() => null);
      if (verified?.verified !== true) return false;
      const { credential } = verified.registrationInfo;
      const inserted = await withFactors(database.db)
        .insertInto('passkeys')
        .values({
          panel,
          id: credential.id,
          account: user,
          name,
          public_key: credential.publicKey,
          counter: credential.counter,
          transports: (credential.transports ?? []).join(' '),
          since: new Date(),
          used: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return inserted !== undefined;
    },
    /** What a browser needs to sign with a passkey; null where none can be. It tells nothing of any account. */
    async options(use: Use): Promise<Told | null> {
      const here = site();
      if (here === null) return null;
      const own = use.what === 'proof' ? await of(use.user) : [];
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        rpID: here.host,
        userVerification: 'required',
        challenge: challenges.make(seal(use)),
        allowCredentials: own.map(({ id }) => ({ id })),
      });
      return { ...options };
    },
    /** Whose passkey signed; null when none of ours did, when it is somebody else's, or when it signed before. */
    async verify(use: Use, response: Told): Promise<string | null> {
      const here = site();
      const tables = withFactors(database.db);
      const passkey =
        here === null
          ? undefined
          : await tables
              .selectFrom('passkeys')
              .selectAll()
              .where('id', '=', String(response['id']))
              .executeTakeFirst();
      if (here === null || passkey === undefined) return null;
      if (use.what === 'proof' && passkey.account !== use.user) return null;
      const owner = { panel: passkey.panel, user: passkey.account };
      const { verifyAuthenticationResponse } = await library();
      const verified = await verifyAuthenticationResponse({
        response: response as unknown as AuthenticationResponseJSON,
        expectedChallenge: async (challenge) =>
          challenges.isOurs(challenge, seal(use)) && (await spendProof(database, owner, challenge)),
        expectedOrigin: [...here.origins],
        expectedRPID: here.host,
        requireUserVerification: true,
        credential: {
          id: passkey.id,
          publicKey: Uint8Array.from(passkey.public_key),
          counter: Number(passkey.counter),
        },
      }).catch(() => null);
      if (verified?.verified !== true) return null;
      await tables
        .updateTable('passkeys')
        .set({ counter: verified.authenticationInfo.newCounter, used: new Date() })
        .where('id', '=', passkey.id)
        .execute();
      return passkey.account;
    },
  };
}
