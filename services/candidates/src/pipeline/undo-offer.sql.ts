import { UNDO_WINDOW_SECONDS } from '@araucaria/contracts';
import { isoInstantSql } from '@araucaria/database';
import { inScopeSql } from '../lists/candidate-scope.service.js';
import { isNoteSql } from '../records/history-entry.entity.js';

const UNTIL = `coalesce(s.undoable_until, e.at + interval '${UNDO_WINDOW_SECONDS} seconds')`;

/** Whether every later change of the candidate of the entry `e` has been undone. */
export const IS_LAST_CHANGE = `not exists (select 1 from history_entry l where l.candidate_id = e.candidate_id and l.id > e.id
  and l.undoes is null and not ${isNoteSql('l')} and l.change_id is distinct from e.change_id
  and not exists (select 1 from history_entry u where u.undoes = l.id))`;

/**
 * The `UndoOffer` of the history entry `e`, whose series is `s`, as SQL; null if the change cannot be undone. Of several entries
 * of one change the last one has it. The value of `n` is the present time, of `n + 1` and `n + 2` the scope of the permission to decide.
 */
export const undoOfferSql = (n: number): string => `
  case when e.actor_id is not null and e.before is not null and ${UNTIL} > $${n}::timestamptz
    and not exists (select 1 from history_entry u where u.undoes = e.id)
    and not exists (select 1 from history_entry m
      where m.candidate_id = e.candidate_id and m.change_id = e.change_id and m.id > e.id)
    and ${IS_LAST_CHANGE}
    and exists (select 1 from candidate c where c.id = e.candidate_id and ${inScopeSql(n + 1)})
  then json_build_object('changeId', e.change_id, 'until', ${isoInstantSql(UNTIL)}, 'candidates',
    (select count(distinct h.candidate_id)::int from history_entry h join candidate c on c.id = h.candidate_id
     where h.change_id = e.change_id and ${inScopeSql(n + 1)})) end`;
