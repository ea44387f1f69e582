declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';

  /** A local S3 server that stores objects in a folder. */
  export default class S3rver {
    constructor(options: {
      address: string;
      /** 0: any free port. */
      port: number;
      silent: boolean;
      allowMismatchedSignatures: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    readonly httpServer: Server;
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}

declare module '@20minutes/s3rver/lib/models/account.js' {
  /** The owner of all buckets, with any number of access keys. */
  export default class Account {
    static registry: Map<string, Account>;
    createKeyPair(accessKeyId: string, secretAccessKey: string): void;
    revokeAccessKey(accessKeyId: string): void;
  }
}
