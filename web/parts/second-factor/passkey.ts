import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import { request } from '../http/request.ts';

/** The WebAuthn response of an authenticator, to be sent to the server. */
type Signed = Readonly<Record<string, unknown>>;

/**
 * Whether passkeys can be used in this browser at this address (ACC-64). `host` is the host name
 * for which the server accepts passkeys.
 */
export const canUsePasskeys = (host: string | null): boolean =>
  host === location.hostname && hasPasskeys();

/** Whether this browser supports passkeys (WebAuthn) in this page's context. */
export const hasPasskeys = (): boolean => isSecureContext && 'PublicKeyCredential' in window;

/**
 * Signs the server's challenge with a passkey. Refused when the user cancels or when no passkey is
 * valid here.
 */
export async function signWithPasskey(
  route: 'POST /api/auth/passkey/options' | 'POST /api/auth/proof/options',
): Promise<Result<Signed>> {
  const { startAuthentication } = await library();
  const options = await request(route, { body: {} });
  if (!options.ok) return options;
  // The server makes these options with the same library; they are passed on unchanged.
  const optionsJSON = options.value as unknown as PublicKeyCredentialRequestOptionsJSON;
  return signed(startAuthentication({ optionsJSON }));
}

/**
 * Creates a passkey for the signed-in account. Refused when the user cancels or when no passkey can
 * be created here.
 */
export async function makePasskey(): Promise<Result<Signed>> {
  const { startRegistration } = await library();
  const options = await request('POST /api/second-factor/passkeys/options', { body: {} });
  if (!options.ok) return options;
  const optionsJSON = options.value as unknown as PublicKeyCredentialCreationOptionsJSON;
  return signed(startRegistration({ optionsJSON }));
}

/** Loads the WebAuthn library with its first use (lazy loading): few people sign in by passkey. */
const library = () => import('@simplewebauthn/browser');

async function signed(work: Promise<object>): Promise<Result<Signed>> {
  try {
    return accept({ ...(await work) });
  } catch (problem) {
    const isElsewhere = problem instanceof Error && problem.name === 'SecurityError';
    return refuse(isElsewhere ? 'passkeys-not-here' : 'passkey-refused');
  }
}
