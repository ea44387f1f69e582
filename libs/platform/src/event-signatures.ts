import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { Injectable, Optional } from '@nestjs/common';
import { PUBLISHERS, type EventMessage, type ServiceName } from '@araucaria/contracts';
import { callerOf, readPrivateKey, readPublicKeys } from './call-token.js';

/**
 * Signs event messages with the key by which the process proves who it is (`RPC_PRIVATE_KEY`, Ed25519): write access to Redis
 * is not enough to publish events. The signature is `<id of the key>:<base64url>`.
 */
@Injectable()
export class EventSigner {
  private key: { id: string; object: KeyObject } | undefined;

  /** @param privateKey default `RPC_PRIVATE_KEY` */
  constructor(@Optional() private readonly privateKey?: string) {}

  /** @param queue the subscriber: a copy of the message in another queue has no valid signature */
  signed(queue: string, message: EventMessage): EventMessage {
    const { id, object } = this.load();
    const signature = sign(null, signedText(queue, message), object).toString('base64url');
    return { ...message, signature: `${id}:${signature}` };
  }

  private load() {
    if (this.key) return this.key;
    const jwk = readPrivateKey(this.privateKey);
    this.key = { id: jwk.kid ?? '', object: createPrivateKey({ key: { ...jwk }, format: 'jwk' }) };
    return this.key;
  }
}

/** Verifies event messages with `RPC_PUBLIC_KEYS`. */
@Injectable()
export class EventVerifier {
  private keys: Map<string, KeyObject> | undefined;

  /** Why a message is refused; undefined: one of the publishers of its event has signed it. */
  refusalOf(queue: string, message: EventMessage): string | undefined {
    // Anything can be in a queue.
    if (typeof message !== 'object' || message === null) return 'the message is malformed';
    const { signature, name } = message;
    if (signature === undefined) return 'the message has no signature';
    const [keyId = '', value = ''] = String(signature).split(':');
    const key = this.load().get(keyId);
    if (!key) return 'the key of the signature is unknown';
    if (!verify(null, signedText(queue, message), key, Buffer.from(value, 'base64url')))
      return 'the signature is wrong';
    const signer = callerOf(keyId) as ServiceName;
    return PUBLISHERS[name]?.includes(signer) ? undefined : `${signer} does not publish ${name}`;
  }

  private load(): Map<string, KeyObject> {
    this.keys ??= new Map(
      readPublicKeys().map((jwk) => [jwk.kid ?? '', createPublicKey({ key: { ...jwk }, format: 'jwk' })]),
    );
    return this.keys;
  }
}

/** Everything that a consumer reads. The order of the fields of a payload survives its way through Redis. */
function signedText(queue: string, message: EventMessage): Buffer {
  const { id, name, payload, occurredAt, requestId, traceparent } = message;
  return Buffer.from(JSON.stringify([queue, id, name, occurredAt, requestId, traceparent ?? null, payload]));
}
