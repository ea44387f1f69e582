import { join } from 'node:path';
import { readConfig, str } from '@araucaria/platform';

/** Beside the gateway in the repository, in the image, everywhere. */
const BUILT_SITE = join(import.meta.dirname, '..', '..', '..', 'frontend', 'dist');

/** Where the built site lies. */
export const siteFolder = (): string => readConfig({ SITE_DIR: str({ default: BUILT_SITE }) }).SITE_DIR;
