import { createContext } from 'react';
import { publicQueryCache } from './public-query-cache';

/** Where pages read their answers: those of the browser, or of the one page that the server renders. */
export const QueryCacheContext = createContext(publicQueryCache);
