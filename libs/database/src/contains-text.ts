import { sql, type Expression, type RawBuilder } from 'kysely';

/**
 * The pattern of `like` for texts that contain `text`, which has no accents any more. Its wildcards are escaped only here: without
 * accents, the wide forms `％`, `＿` and `＼` have become `%`, `_` and the escape character.
 */
export const containsPattern = (text: Expression<unknown>): RawBuilder<string> =>
  sql<string>`'%' || regexp_replace(${text}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
