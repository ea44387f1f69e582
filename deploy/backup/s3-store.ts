import type { Readable } from 'node:stream';
import { DeleteObjectsCommand, GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { BackupStore } from './backup-store.ts';
import type { StoreSettings } from './config.ts';

/** S3 deletes at most so many objects in one call. */
const MAX_DELETED_OBJECTS = 1_000;

export class S3Store implements BackupStore {
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly folder: string;

  constructor(bucket: string, prefix: string, s3: StoreSettings['s3']) {
    this.bucket = bucket;
    this.folder = prefix && `${prefix}/`;
    this.client = new S3Client({
      region: s3.region,
      ...(s3.endpoint !== undefined && { endpoint: s3.endpoint, forcePathStyle: true }),
      credentials: { accessKeyId: s3.accessKey, secretAccessKey: s3.secretKey },
    });
  }

  async put(name: string, content: Readable): Promise<void> {
    // Uploads in parts, because the length is not known; an upload that fails is aborted and stores nothing.
    const upload = new Upload({
      client: this.client,
      params: { Bucket: this.bucket, Key: this.folder + name, Body: content },
    });
    await upload.done();
  }

  async get(name: string): Promise<Readable> {
    const command = new GetObjectCommand({ Bucket: this.bucket, Key: this.folder + name });
    const { Body: body } = await this.client.send(command);
    return body as Readable;
  }

  async list(prefix: string): Promise<Map<string, number>> {
    const sizes = new Map<string, number>();
    let token: string | undefined;
    do {
      const page = await this.client.send(
        new ListObjectsV2Command({
          Bucket: this.bucket,
          Prefix: this.folder + prefix,
          ContinuationToken: token,
        }),
      );
      for (const { Key: key = '', Size: sizeBytes = 0 } of page.Contents ?? [])
        sizes.set(key.slice(this.folder.length), sizeBytes);
      token = page.NextContinuationToken;
    } while (token);
    return sizes;
  }

  async remove(names: string[]): Promise<void> {
    for (let at = 0; at < names.length; at += MAX_DELETED_OBJECTS) {
      const objects = names.slice(at, at + MAX_DELETED_OBJECTS).map((name) => ({ Key: this.folder + name }));
      const { Errors: errors = [] } = await this.client.send(
        new DeleteObjectsCommand({ Bucket: this.bucket, Delete: { Objects: objects, Quiet: true } }),
      );
      if (errors[0]) throw new Error(`${errors[0].Key} was not deleted: ${errors[0].Message}`);
    }
  }
}
