import { PublicQueryCache } from './public-query-cache';
import { OperationError, type GraphqlError } from './run-operation';

/** Answers as they travel in the page, by their names in `PublicQueryCache`. */
export type EmbeddedResults = Record<string, { data?: unknown; refusal?: GraphqlError }>;

/** Id of the element that carries them. */
const ELEMENT = 'respostas';

/** Puts the answers where pages look for them. */
export const seedCache = (into: PublicQueryCache, embedded: EmbeddedResults): PublicQueryCache =>
  into.seed(
    Object.fromEntries(
      Object.entries(embedded).map(([key, { data, refusal }]) => [
        key,
        refusal ? { error: new OperationError([refusal]) } : { data },
      ]),
    ),
  );

/** What the server wrote into the page; nothing where it rendered nothing. */
export const readEmbeddedResults = (): EmbeddedResults =>
  JSON.parse(document.getElementById(ELEMENT)?.textContent ?? '{}') as EmbeddedResults;

/** No text of an answer can end the script that carries it. */
export const embedResults = (answers: EmbeddedResults): string =>
  `<script type="application/json" id="${ELEMENT}">${JSON.stringify(answers).replaceAll('<', '\\u003c')}</script>`;
