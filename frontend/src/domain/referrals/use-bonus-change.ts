import type { BonusEntriesQuery } from '../../generated/graphql';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { dayOf, formatDay } from '../../shared/dates/day-ranges';
import { BONUS_ENTRIES } from './bonus-entries';

type Entry = BonusEntriesQuery['bonusEntries'][number];

/** What an act on a bonus changes or depends on, as the screen shows it. */
export type ShownState =
  | { hireDate: string | null }
  | { isReleased: boolean }
  | { instalment: 'first' | 'second'; isPaid: true }
  | { instalment: 'first' | 'second'; isPaid: false; hireDate: string | null };

interface BonusChange {
  id: number;
  shown: ShownState;
  /** The user's own act is being saved. */
  busy?: boolean;
}

/** What another user has changed, in the words of the server's refusal; read again after each live event. */
export function useBonusChange({ id, shown, busy = false }: BonusChange): string | undefined {
  const { data, loading } = useFreshQuery(BONUS_ENTRIES, { variables: { id } });
  // A ledger from the cache may be older than the row.
  const entry = busy || loading ? undefined : changeIn(data?.bonusEntries ?? [], shown);
  return entry && textOf(entry);
}

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
  suspended: 'O bônus já foi suspenso',
  paid: 'Esta parcela já foi paga',
  reversed: 'O pagamento desta parcela já foi desfeito',
};

function changeIn(entries: readonly Entry[], shown: ShownState): Entry | undefined {
  const last = (...kinds: Array<Entry['kind']>) => entries.findLast(({ kind }) => kinds.includes(kind));
  if ('isReleased' in shown) return shown.isReleased ? undefined : last('released');
  if ('instalment' in shown) {
    const ordinal = shown.instalment === 'first' ? 1 : 2;
    const payment = entries.findLast(
      ({ kind, instalment }) => (kind === 'paid' || kind === 'reversed') && instalment === ordinal,
    );
    if (payment && shown.isPaid !== (payment.kind === 'paid')) return payment;
    if (shown.isPaid) return undefined;
  }
  const hire = last('hired', 'hire_moved', 'hire_undone');
  const hireDay = hire?.kind !== 'hire_undone' && hire?.day ? dayOf(hire.day) : null;
  if (hire && hireDay !== (shown.hireDate && dayOf(shown.hireDate))) return hire;
  if (!('instalment' in shown)) return undefined;
  const hold = last('suspended', 'resumed', 'released');
  return hold?.kind === 'suspended' ? hold : undefined;
}
