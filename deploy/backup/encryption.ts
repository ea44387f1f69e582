import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { buffer } from 'node:stream/consumers';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { ConfigError } from '@araucaria/platform/config';
import type { BackupStore } from './backup-store.ts';
import type { DecryptionSettings, EncryptionSettings } from './config.ts';

/** The private key of a store with a passphrase, encrypted by it: scrypt takes a second, which each file would cost. */
const PASSPHRASE_KEY = 'key.age';

/** Encrypts streams in the format of age (age-encryption.org/v1). */
export class Encryption {
  private readonly encrypter = new Encrypter();
  readonly recipients: readonly string[];

  /** @param recipients public keys; each of their private keys opens everything that is encrypted */
  constructor(recipients: readonly string[]) {
    this.recipients = recipients;
    for (const recipient of recipients) this.encrypter.addRecipient(recipient);
  }

  async encrypt(plain: Readable): Promise<Readable> {
    return fromWeb(await this.encrypter.encrypt(toWeb(plain)));
  }
}

/** Decrypts what {@link Encryption} has encrypted. Changed and truncated content fails. */
export class Decryption {
  private readonly decrypter = new Decrypter();

  constructor(identities: readonly string[]) {
    for (const identity of identities) this.decrypter.addIdentity(identity);
  }

  /** @throws when no identity opens it */
  async decrypt(encrypted: Readable): Promise<Readable> {
    return fromWeb(await this.decrypter.decrypt(toWeb(encrypted)));
  }
}

/** The encryption of a store. With a passphrase the first call creates the key pair of the store. */
export async function openEncryption(
  store: BackupStore,
  { recipients, passphrase }: EncryptionSettings,
): Promise<Encryption> {
  if (passphrase === undefined) return new Encryption(recipients);
  if (!(await store.list(PASSPHRASE_KEY)).size) {
    const encrypter = new Encrypter();
    encrypter.setPassphrase(passphrase);
    const encrypted = await encrypter.encrypt(await generateX25519Identity());
    await store.put(PASSPHRASE_KEY, Readable.from([Buffer.from(encrypted)]));
  }
  return new Encryption([await identityToRecipient(await openPassphraseKey(store, passphrase))]);
}

/** @throws {ConfigError} when neither an identity nor a passphrase is given */
export async function openDecryption(
  store: BackupStore,
  { identities, passphrase }: DecryptionSettings,
): Promise<Decryption> {
  const all = [...identities];
  if (passphrase !== undefined && (await store.list(PASSPHRASE_KEY)).size)
    all.push(await openPassphraseKey(store, passphrase));
  if (!all.length) throw new ConfigError('Set BACKUP_IDENTITY (the private key) or BACKUP_PASSPHRASE');
  return new Decryption(all);
}

/** A new key pair: the identity is the private key, the recipient the public one. */
export async function generateKeyPair(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

async function openPassphraseKey(store: BackupStore, passphrase: string): Promise<string> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return decrypter.decrypt(await buffer(await store.get(PASSPHRASE_KEY)), 'text').catch((error: unknown) => {
    throw new ConfigError('BACKUP_PASSPHRASE does not open the key of this store', { cause: error });
  });
}

// The types of Node's own streams and of the DOM library differ; the objects are the same.
const toWeb = (stream: Readable) =>
  Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (stream: unknown): Readable => Readable.fromWeb(stream as ReadableStream<Uint8Array>);
