import { createContext } from 'react';
import { publicQueryCache } from './public-query-cache';

/** The cache that public pages read: the browser's own, or the one of a single server render. */
export const QueryCacheContext = createContext(publicQueryCache);
