import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { z } from 'zod';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

const Options = z.object({ challenge: z.string() });
const digest = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** A software authenticator for tests (WebAuthn level 3, ES256, no attestation). */
export function softAuthenticator(site: { readonly host: string; readonly origin: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, options: unknown): Buffer => {
    const { challenge } = Options.parse(options);
    return Buffer.from(
      JSON.stringify({ type, challenge, origin: site.origin, crossOrigin: false }),
    );
  };

  function authData(flags: number, more: Buffer = Buffer.alloc(0)): Buffer {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([digest(site.host), Buffer.from([flags]), count, more]);
  }

  const answer = (response: object) => ({
    id: url(id),
    rawId: url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id: url(id),
    /** Creates the passkey. */
    create(options: unknown) {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
          [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
        ]),
      );
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(key)]);
      const data = authData(PRESENT | VERIFIED | ATTESTED, credential);
      const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', Uint8Array.from(data)],
      ]);
      return answer({
        clientDataJSON: url(clientData('webauthn.create', options)),
        attestationObject: url(isoCBOR.encode(attestation)),
        transports: ['internal'],
      });
    },
    /** Signs with the passkey. `isVerified`: user verification by a finger, a face or a PIN. */
    sign(options: unknown, isVerified = true) {
      const client = clientData('webauthn.get', options);
      const data = authData(isVerified ? PRESENT | VERIFIED : PRESENT);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, digest(client)]))
        .sign(privateKey);
      return answer({
        clientDataJSON: url(client),
        authenticatorData: url(data),
        signature: url(signature),
      });
    },
  };
}
