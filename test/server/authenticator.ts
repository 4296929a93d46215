import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isObject } from '../../src/engine/json.ts';

/** The CBOR values that passkeys need: numbers, texts, bytes and maps. */
type Cbor = number | string | Buffer | Map<number | string, Cbor>;

const PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

/** A software passkey: creates a key for a site and signs its challenges, as a phone would. */
export class Authenticator {
  private readonly id = randomBytes(16);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private uses = 0;

  constructor(private readonly origin: string) {}

  /** Responds to registration options. */
  register(options: unknown): object {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, cbor(this.coseKey())]);
    const authData = this.authData(PRESENT_AND_VERIFIED | WITH_CREDENTIAL, credential);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.credential({
      clientDataJSON: base64url(this.clientData('webauthn.create', options)),
      attestationObject: base64url(cbor(attestation)),
      transports: ['internal'],
    });
  }

  /** Responds to authentication options. */
  signIn(options: unknown): object {
    const clientData = this.clientData('webauthn.get', options);
    const authData = this.authData(PRESENT_AND_VERIFIED);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return this.credential({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', signed, this.keys.privateKey)),
    });
  }

  /** Another key that claims to be the same passkey. */
  forged(): Authenticator {
    return Object.assign(new Authenticator(this.origin), { id: this.id, uses: 100 });
  }

  private credential(response: object): object {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, options: unknown): Buffer {
    const challenge = isObject(options) ? options.challenge : undefined;
    const { origin } = this;
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private authData(flags: number, credential = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.uses);
    const site = sha256(Buffer.from(new URL(this.origin).hostname));
    return Buffer.concat([site, Buffer.from([flags]), counter, credential]);
  }

  /** The public key: elliptic curve, ES256, P-256, x, y. */
  private coseKey(): Map<number, Cbor> {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    return new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
  }
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
}

/** The CBOR head: major type and length. */
function head(kind: number, amount: number): Buffer {
  if (amount < 24) return Buffer.from([(kind << 5) | amount]);
  if (amount < 256) return Buffer.from([(kind << 5) | 24, amount]);
  return Buffer.from([(kind << 5) | 25, amount >> 8, amount & 255]);
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function base64url(bytes: Buffer): string {
  return bytes.toString('base64url');
}
