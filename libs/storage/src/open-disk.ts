import { fileURLToPath } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { ConfigError, readConfig, str } from '@araucaria/platform';

/**
 * Opens the storage of `STORAGE_URL`: `file:///folder`, or `s3://bucket` on any S3-compatible server with `S3_ENDPOINT`,
 * `S3_REGION`, `S3_ACCESS_KEY` and `S3_SECRET_KEY`.
 * @throws {ConfigError} when the scheme is another one or a variable is missing
 */
export async function openDisk(): Promise<Disk> {
  const { STORAGE_URL } = readConfig({ STORAGE_URL: str({ desc: 'file:///folder or s3://bucket' }) });
  const address = new URL(STORAGE_URL);
  if (address.protocol === 'file:')
    return new Disk(new FSDriver({ location: fileURLToPath(address), visibility: 'private' }));
  if (address.protocol === 's3:') return openS3(address.hostname);
  throw new ConfigError(`STORAGE_URL: ${address.protocol} is not supported; use file: or s3:`);
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
