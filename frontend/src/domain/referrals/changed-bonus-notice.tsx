import Alert from '@mui/material/Alert';
import type { BonusEntriesQuery } from '../../generated/graphql';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { dayOf, formatDay } from '../../shared/dates/day-ranges';
import { BONUS_ENTRIES } from './bonus-entries';

type Entry = BonusEntriesQuery['bonusEntries'][number];

/** What an act on a bonus changes, as the screen shows it. */
type ShownState =
  | { hireDate: string | null }
  | { isReleased: boolean }
  | { instalment: 'first' | 'second'; isPaid: boolean };

interface ChangedBonusNoticeProps {
  id: number;
  shown: ShownState;
  /** The user's own act is being saved. */
  busy: boolean;
}

/** In a dialog: another user has changed what it is about, before it was opened or, by a live event, while it is open. */
export function ChangedBonusNotice({ id, shown, busy }: ChangedBonusNoticeProps) {
  const { data, loading } = useFreshQuery(BONUS_ENTRIES, { variables: { id } });
  // A ledger from the cache may be older than the row.
  if (busy || loading) return null;
  const entry = data?.bonusEntries.findLast((each) => isAbout(each, shown));
  if (!entry || isAsShown(entry, shown)) return null;
  return <Alert severity="warning">{textOf(entry)}</Alert>;
}

/** In the words of the server's refusal. */
function textOf({ kind, day, at, actorName }: Entry): string {
  const by = actorName ? ` por ${actorName}` : '';
  if ((kind === 'hired' || kind === 'hire_moved') && day)
    return `A contratação já foi registrada com a data ${formatDay(dayOf(day))}${by}.`;
  const on = formatDay(dayOf(kind === 'paid' && day ? day : at));
  return `${SENTENCES[kind] ?? 'Este bônus já mudou'} em ${on}${by}.`;
}

const SENTENCES: Partial<Record<Entry['kind'], string>> = {
  hire_undone: 'A contratação já foi desfeita',
  released: 'O bônus já foi liberado',
  paid: 'Esta parcela já foi paga',
  reversed: 'O pagamento desta parcela já foi desfeito',
};

function isAbout({ kind, instalment }: Entry, shown: ShownState): boolean {
  if ('hireDate' in shown) return kind === 'hired' || kind === 'hire_moved' || kind === 'hire_undone';
  if ('isReleased' in shown) return kind === 'released';
  return (kind === 'paid' || kind === 'reversed') && instalment === (shown.instalment === 'first' ? 1 : 2);
}

function isAsShown({ kind, day }: Entry, shown: ShownState): boolean {
  if ('isReleased' in shown) return shown.isReleased;
  if ('isPaid' in shown) return shown.isPaid === (kind === 'paid');
  const current = kind !== 'hire_undone' && day ? dayOf(day) : null;
  return current === (shown.hireDate && dayOf(shown.hireDate));
}
