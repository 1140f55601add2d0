import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import { request } from '../http/request.ts';

/** What an authenticator answered, for the server to read. */
type Signed = Readonly<Record<string, unknown>>;

/** ACC-64: whether passkeys are good in this browser at this address; the host is the one the server names. */
export const canUsePasskeys = (host: string | null): boolean =>
  host === location.hostname && hasPasskeys();

/** Whether this browser knows passkeys here at all. */
export const hasPasskeys = (): boolean => isSecureContext && 'PublicKeyCredential' in window;

/** Has a passkey sign what the server asks; refused when the person leaves it or none is good here. */
export async function signWithPasskey(
  route: 'POST /api/auth/passkey/options' | 'POST /api/auth/proof/options',
): Promise<Result<Signed>> {
  const options = await request(route, { body: {} });
  if (!options.ok) return options;
  // What the server made by the same library, handed on as it is.
  const optionsJSON = options.value as unknown as PublicKeyCredentialRequestOptionsJSON;
  return signed(startAuthentication({ optionsJSON }));
}

/** Makes a passkey for whoever is signed in; refused when the person leaves it or none can be made here. */
export async function makePasskey(): Promise<Result<Signed>> {
  const options = await request('POST /api/second-factor/passkeys/options', { body: {} });
  if (!options.ok) return options;
  const optionsJSON = options.value as unknown as PublicKeyCredentialCreationOptionsJSON;
  return signed(startRegistration({ optionsJSON }));
}

async function signed(work: Promise<object>): Promise<Result<Signed>> {
  try {
    return accept({ ...(await work) });
  } catch (problem) {
    const isElsewhere = problem instanceof Error && problem.name === 'SecurityError';
    return refuse(isElsewhere ? 'passkeys-not-here' : 'passkey-refused');
  }
}
