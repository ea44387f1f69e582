import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface WebAuthnOptions {
  challenge: string;
  [field: string]: unknown;
}

/** Bits of the authenticator's data: the user was present, was verified; the data contains a new credential. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const NEW_CREDENTIAL = 0x40;

/** An authenticator with one credential (ES256), for tests without a browser. Its responses are those of a browser on `origin`. */
export class SoftwarePasskey {
  readonly id = randomBytes(32).toString('base64url');
  /** Number of signatures. A test lowers it to play a copied authenticator. */
  counter = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle: string | undefined;

  constructor(private readonly origin: string) {}

  /** The response to options of a registration. */
  register(options: WebAuthnOptions): Record<string, unknown> {
    this.userHandle = (options.user as { id: string }).id;
    const clientData = this.clientData('webauthn.create', options.challenge);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      [
        'authData',
        new Uint8Array(this.authenticatorData(PRESENT | VERIFIED | NEW_CREDENTIAL, this.newCredential())),
      ],
    ]);
    const attestationObject = isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]);
    return this.response({
      clientDataJSON: clientData.toString('base64url'),
      attestationObject: Buffer.from(attestationObject).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The response to options of an authentication. */
  authenticate(options: WebAuthnOptions, { userVerified = true } = {}): Record<string, unknown> {
    this.counter += 1;
    const clientData = this.clientData('webauthn.get', options.challenge);
    const data = this.authenticatorData(userVerified ? PRESENT | VERIFIED : PRESENT);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.keys.privateKey);
    return this.response({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: this.userHandle,
    });
  }

  private response(response: object): Record<string, unknown> {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private authenticatorData(flags: number, credential: Buffer = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.of(flags), counter, credential]);
  }

  private newCredential(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    // COSE: key type EC2, algorithm ES256, curve P-256, coordinates.
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(id.length);
    const aaguid = Buffer.alloc(16);
    return Buffer.concat([aaguid, idLength, id, isoCBOR.encode(key)]);
  }
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
