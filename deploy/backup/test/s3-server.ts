import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { StoreSettings } from '../config.ts';

export interface S3Server {
  settings: StoreSettings['s3'] & { endpoint: string };
  stop(): Promise<void>;
}

/** A local S3 server with these buckets. */
export async function startS3Server(...buckets: string[]): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'araucaria-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    // This server computes another signature than AWS for the address of a bucket with a query.
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: buckets.map((name) => ({ name })),
  });
  const { port } = await server.run();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
    },
    async stop() {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
