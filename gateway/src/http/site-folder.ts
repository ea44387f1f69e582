import { join } from 'node:path';
import { readConfig, str } from '@araucaria/platform';

/** Beside the gateway, both in the repository and in the image. */
const BUILT_SITE = join(import.meta.dirname, '..', '..', '..', 'frontend', 'dist');

export const siteFolder = (): string => readConfig({ SITE_DIR: str({ default: BUILT_SITE }) }).SITE_DIR;
