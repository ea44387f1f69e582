import type { RemovedCountsFragment } from '../../generated/graphql';
import { formatCount } from '../../shared/format/formats';
import { formatCents } from '../../shared/format/money';

type CountKey = Exclude<keyof RemovedCountsFragment, 'owedBonusCents'>;

const NOUNS: Array<[CountKey, one: string, many: string]> = [
  ['candidates', 'candidato', 'candidatos'],
  ['interviews', 'entrevista', 'entrevistas'],
  ['referrals', 'indicação', 'indicações'],
  ['referralApplications', 'aplicação de indicação', 'aplicações de indicação'],
  ['deliveries', 'mensagem', 'mensagens'],
  ['jobs', 'vaga', 'vagas'],
  ['users', 'usuário', 'usuários'],
];

export function removedText(counts: RemovedCountsFragment): string {
  const parts = NOUNS.filter(([key]) => counts[key] > 0).map(([key, one, many]) =>
    formatCount(counts[key], one, many),
  );
  if (parts.length === 0) return 'Não havia nada para remover.';
  const unpaidBonuses = counts.owedBonusCents
    ? ` Bônus a pagar que deixaram de existir: ${formatCents(counts.owedBonusCents)}.`
    : '';
  return `Removidos: ${parts.join(', ')}.${unpaidBonuses}`;
}
