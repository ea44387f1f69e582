import { ConfigError, readConfig, str, url } from '@araucaria/platform/config';

/** Where backups are kept: credentials of their own, so that no process of the product can read or delete them. */
export interface StoreSettings {
  /** `file:///folder` or `s3://bucket/prefix`. */
  url: string;
  s3: { endpoint: string | undefined; region: string; accessKey: string; secretKey: string };
}

export function readDatabaseUrl(): string {
  return readConfig({ DATABASE_URL: url({ desc: 'postgres://… of the owner' }) }).DATABASE_URL;
}

/** @throws {ConfigError} when `BACKUP_URL` is missing, or a variable of S3 */
export function readStoreSettings(): StoreSettings {
  const env = readConfig({
    BACKUP_URL: str({ desc: 'file:///folder or s3://bucket/prefix' }),
    BACKUP_S3_ENDPOINT: str({ default: undefined }),
    BACKUP_S3_REGION: str({ default: 'us-east-1' }),
    BACKUP_S3_ACCESS_KEY: str({ default: '' }),
    BACKUP_S3_SECRET_KEY: str({ default: '' }),
  });
  if (env.BACKUP_URL.startsWith('s3:') && !(env.BACKUP_S3_ACCESS_KEY && env.BACKUP_S3_SECRET_KEY))
    throw new ConfigError('BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY are required with an s3: address');
  return {
    url: env.BACKUP_URL,
    s3: {
      endpoint: env.BACKUP_S3_ENDPOINT,
      region: env.BACKUP_S3_REGION,
      accessKey: env.BACKUP_S3_ACCESS_KEY,
      secretKey: env.BACKUP_S3_SECRET_KEY,
    },
  };
}

/** Either public keys (`age1…`), separated by commas, or a passphrase. */
export interface EncryptionSettings {
  recipients: string[];
  passphrase: string | undefined;
}

/** @throws {ConfigError} when neither or both are given */
export function readEncryptionSettings(): EncryptionSettings {
  const env = readConfig({
    BACKUP_RECIPIENTS: str({ default: '' }),
    BACKUP_PASSPHRASE: str({ default: undefined }),
  });
  const recipients = words(env.BACKUP_RECIPIENTS);
  if (!recipients.length === !env.BACKUP_PASSPHRASE)
    throw new ConfigError('Set BACKUP_RECIPIENTS (public keys) or BACKUP_PASSPHRASE');
  return { recipients, passphrase: env.BACKUP_PASSPHRASE };
}

/** Private keys (`AGE-SECRET-KEY-…`, one a line as `age-keygen` writes them) and a passphrase, for restore and verify. */
export interface DecryptionSettings {
  identities: string[];
  passphrase: string | undefined;
}

export function readDecryptionSettings(): DecryptionSettings {
  const env = readConfig({
    BACKUP_IDENTITY: str({ default: '' }),
    BACKUP_PASSPHRASE: str({ default: undefined }),
  });
  const identities = words(env.BACKUP_IDENTITY.replace(/^#.*$/gm, ''));
  return { identities, passphrase: env.BACKUP_PASSPHRASE };
}

const words = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);
