import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

/** More words than names, an e-mail and a title have only cost time. */
const MAX_SEARCH_WORDS = 10;

/** The words of a search, each of which a match contains. */
export const searchWords = (search = ''): string[] =>
  search.split(/\s+/).filter(Boolean).slice(0, MAX_SEARCH_WORDS);

/**
 * The pattern of `like` for texts that contain `text`, which has no accents any more. Its wildcards are escaped only here: without
 * accents, the wide forms `％`, `＿` and `＼` have become `%`, `_` and the escape character.
 */
const containsPattern = (text: Expression<unknown>): RawBuilder<string> =>
  sql<string>`'%' || regexp_replace(${text}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`;

/** Whether a text without accents and in lower case contains the word. The schema has the function `plain()`, which makes such texts. */
export const containsWord = (text: Expression<unknown>, word: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${text} like ${containsPattern(sql`plain(${word})`)}`;
