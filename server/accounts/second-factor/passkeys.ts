import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../../../domain/rights/actor.ts';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { createChallenges } from './challenges.ts';
import { withFactors } from './factor-tables.ts';
import type { PasskeySite } from './passkey-site.ts';
import { spendProof } from './spend-proof.ts';

/** The dependencies of passkeys. */
export type PasskeyParts = {
  readonly database: Database;
  readonly secret: string;
  readonly site: () => PasskeySite | null;
};

/** The signature algorithms of today's authenticators as COSE ids: EdDSA, ES256 and RS256. */
const ALGORITHMS: readonly number[] = [-8, -7, -257];

/**
 * The unvalidated response of an authenticator. The WebAuthn library parses it and throws when it
 * is malformed.
 */
type Told = Readonly<Record<string, unknown>>;

/**
 * What a passkey is verified for: a sign-in of its owner, or the re-authentication of a known user.
 */
type Use = { readonly what: 'sign-in' } | { readonly what: 'proof'; readonly user: string };

const seal = (use: Use): string => (use.what === 'proof' ? `proof ${use.user}` : 'sign-in');

/**
 * Lazy loading: the library has three hundred modules, which a server without passkeys never reads.
 */
const library = () => import('@simplewebauthn/server');

/**
 * Creates the passkeys of accounts (WebAuthn), each with user verification and bound to one host
 * (ACC-64, ACC-109). User verification is a fingerprint, a face or a PIN.
 */
export function createPasskeys({ database, secret, site }: PasskeyParts) {
  const challenges = createChallenges(secret, () => Date.now());

  async function of(user: string, db: Kysely<Tables> = database.db) {
    return withFactors(db)
      .selectFrom('passkeys')
      .selectAll()
      .where('account', '=', user)
      .orderBy('since')
      .execute();
  }

  return {
    of,
    /**
     * Returns the options with which a browser creates a passkey; null where none can be created.
     */
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
    /** Verifies a new passkey of an account; null when it is invalid. */
    async verifyNew({ user, panel }: Actor, response: Told) {
      const here = site();
      if (here === null) return null;
      const { verifyRegistrationResponse } = await library();
      const verified = await verifyRegistrationResponse({
        // The library validates it field by field and throws when it is malformed.
        response: response as unknown as RegistrationResponseJSON,
        expectedChallenge: async (challenge) =>
          challenges.isOurs(challenge, `register ${user}`) &&
          (await spendProof(database, { panel, user }, challenge)),
        expectedOrigin: [...here.origins],
        expectedRPID: here.host,
        requireUserVerification: true,
        supportedAlgorithmIDs: [...ALGORITHMS],
      }).catch(() => null);
      return verified?.verified === true ? verified.registrationInfo.credential : null;
    },
    /** Stores a verified passkey of an account; false when it is stored already. */
    async insert(
      trx: Transaction<Tables>,
      { user, panel }: Actor,
      name: string,
      credential: WebAuthnCredential,
    ): Promise<boolean> {
      const inserted = await withFactors(trx)
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
    /**
     * Returns the options with which a browser signs with a passkey; null where none can be used.
     * For a sign-in they reveal nothing about any account.
     */
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
    /**
     * Verifies a signature and returns the account of its passkey. Null for an unknown passkey or
     * that of another account, for an invalid signature, and for an expired or replayed challenge.
     */
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
