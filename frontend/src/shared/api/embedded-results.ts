import type { PublicQueryCache } from './public-query-cache';
import { OperationError, type GraphqlError } from './run-operation';

/** Query results that travel inside the page, by their keys in `PublicQueryCache`. */
export type EmbeddedResults = Record<string, { data?: unknown; preview?: unknown; error?: GraphqlError }>;

const ELEMENT_ID = 'respostas';

export const seedCache = (cache: PublicQueryCache, results: EmbeddedResults): PublicQueryCache =>
  cache.seed(
    Object.fromEntries(
      Object.entries(results).map(([key, { error, ...result }]) => [
        key,
        error ? { error: new OperationError([error]) } : result,
      ]),
    ),
  );

/** The results that the server wrote into this page; none if it was not rendered by the server. */
export const readEmbeddedResults = (): EmbeddedResults =>
  JSON.parse(document.getElementById(ELEMENT_ID)?.textContent ?? '{}') as EmbeddedResults;

export const embedResults = (results: EmbeddedResults): string => embeddedJson(ELEMENT_ID, results);

/** A script element with data for the browser. `<` is escaped, so that no text in them can close the element. */
export const embeddedJson = (elementId: string, data: object): string =>
  `<script type="application/json" id="${elementId}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
