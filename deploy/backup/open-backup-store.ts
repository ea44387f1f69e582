import { fileURLToPath } from 'node:url';
import { ConfigError } from '@araucaria/platform/config';
import type { BackupStore } from './backup-store.ts';
import type { StoreSettings } from './config.ts';
import { FolderStore } from './folder-store.ts';

/** @throws {ConfigError} when the scheme is another one */
export async function openBackupStore(settings: StoreSettings): Promise<BackupStore> {
  const address = new URL(settings.url);
  if (address.protocol === 'file:') return new FolderStore(fileURLToPath(address));
  if (address.protocol === 's3:') {
    // Backups in a folder never load the AWS client.
    const { S3Store } = await import('./s3-store.ts');
    return new S3Store(address.hostname, address.pathname.replace(/^\/|\/$/g, ''), settings.s3);
  }
  throw new ConfigError(`BACKUP_URL: ${address.protocol} is not supported; use file: or s3:`);
}
