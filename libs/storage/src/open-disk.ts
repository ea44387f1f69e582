import { chmod, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Disk } from 'flydrive';
import { ConfigError, readConfig, str } from '@araucaria/platform/config';
import { DurableFolder } from './durable-folder.js';

/**
 * Opens the storage of `STORAGE_URL`: `file:///folder`, or `s3://bucket` on any S3-compatible server with `S3_ENDPOINT`,
 * `S3_REGION`, `S3_ACCESS_KEY` and `S3_SECRET_KEY`.
 * @throws {ConfigError} when the scheme is another one or a variable is missing
 */
export async function openDisk(): Promise<Disk> {
  const { STORAGE_URL } = readConfig({ STORAGE_URL: str({ desc: 'file:///folder or s3://bucket' }) });
  const address = new URL(STORAGE_URL);
  if (address.protocol === 'file:') return openFolder(fileURLToPath(address));
  if (address.protocol === 's3:') return openS3(address.hostname);
  throw new ConfigError(`STORAGE_URL: ${address.protocol} is not supported; use file: or s3:`);
}

/** Other users of the machine can open neither the folder nor a file in it. */
async function openFolder(location: string): Promise<Disk> {
  // The driver leaves the mode of what it creates to the process: 0600 for files, 0700 for folders.
  process.umask(0o077);
  await mkdir(location, { recursive: true });
  await chmod(location, 0o700).catch(async (error: unknown) => {
    // The log needs NestJS, which a backup never loads otherwise.
    const { log } = await import('@araucaria/platform');
    log.warn({ err: error }, 'the folder of the résumés belongs to another user; its mode stays as it is');
  });
  return new Disk(new DurableFolder(location));
}

async function openS3(bucket: string): Promise<Disk> {
  const config = readConfig({
    S3_ENDPOINT: str({ default: undefined }),
    S3_REGION: str({ default: 'us-east-1' }),
    S3_ACCESS_KEY: str(),
    S3_SECRET_KEY: str(),
  });
  // A local run never loads the AWS client.
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      bucket,
      region: config.S3_REGION,
      endpoint: config.S3_ENDPOINT,
      // Self-hosted servers address buckets by path.
      forcePathStyle: config.S3_ENDPOINT !== undefined,
      credentials: { accessKeyId: config.S3_ACCESS_KEY, secretAccessKey: config.S3_SECRET_KEY },
      visibility: 'private',
      supportsACL: false,
    }),
  );
}
