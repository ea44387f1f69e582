import type { ServiceName } from '@araucaria/contracts';
import { keyPrefix } from './policies.js';

/** The key of Redis that holds the version of a service's data; absent while it is unknown. `DataVersion` replaces it. */
export const dataVersionKey = (service: ServiceName): string => `${keyPrefix()}:${service}-version`;
