import {
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';

/** A certificate with its private key, both as PEM. */
export type Certificate = { readonly certificate: string; readonly key: string };

/** A certificate authority (CA) of a test, which signs certificates. */
export type Authority = Certificate & { readonly name: string; readonly signs: KeyObject };

const YEAR = 365 * 86_400_000;

/** Creates a self-signed certificate authority. */
export function makeAuthority(name: string): Authority {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const isAuthority = extension('551d13', true, sequence(der(0x01, Buffer.from([0xff]))));
  const made = written(name, { name, signs: privateKey }, privateKey, isAuthority);
  return { ...made, name, signs: privateKey };
}

/** Creates a server certificate for a host name, signed by a certificate authority. */
export function makeCertificate(host: string, by: Authority): Certificate {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return written(
    host,
    by,
    privateKey,
    extension('551d11', false, sequence(der(0x82, Buffer.from(host)))),
  );
}

/** Encodes a certificate in DER (RFC 5280), with only the fields that a client checks. */
function written(
  subject: string,
  issuer: { readonly name: string; readonly signs: KeyObject },
  key: KeyObject,
  said: Buffer,
): Certificate {
  const algorithm = sequence(oid('2a8648ce3d040302'));
  const now = Date.now();
  const told = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    called(issuer.name),
    sequence(instant(now - YEAR), instant(now + YEAR)),
    called(subject),
    createPublicKey(key).export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(said)),
  );
  const signature = sign('sha256', told, issuer.signs);
  const whole = sequence(told, algorithm, der(0x03, Buffer.from([0]), signature));
  const lines = whole.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: String(key.export({ type: 'pkcs8', format: 'pem' })),
  };
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  const size = length < 0x1_00 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts);
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const called = (name: string): Buffer =>
  sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(name)))));
const instant = (at: number): Buffer =>
  der(0x18, Buffer.from(new Date(at).toISOString().replace(/[-:T]|\.\d+/g, '')));
const extension = (id: string, isCritical: boolean, value: Buffer): Buffer =>
  sequence(oid(id), ...(isCritical ? [der(0x01, Buffer.from([0xff]))] : []), der(0x04, value));
