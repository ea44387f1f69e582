import type { CleanDatabaseMutation } from '../../generated/graphql';
import { counted } from '../../shared/formats';

type Counts = Omit<CleanDatabaseMutation['cleanDatabase'], '__typename'>;

const NOUNS: Array<[keyof Counts, one: string, many: string]> = [
  ['candidates', 'candidato', 'candidatos'],
  ['interviews', 'entrevista', 'entrevistas'],
  ['referrals', 'indicação', 'indicações'],
  ['referralApplications', 'aplicação de indicação', 'aplicações de indicação'],
  ['deliveries', 'mensagem', 'mensagens'],
  ['jobs', 'vaga', 'vagas'],
  ['users', 'usuário', 'usuários'],
];

/** What a cleaning removed, as a sentence. */
export function removedText(counts: Counts): string {
  const parts = NOUNS.filter(([key]) => counts[key] > 0).map(([key, one, many]) =>
    counted(counts[key], one, many),
  );
  return parts.length === 0 ? 'Não havia nada para remover.' : `Removidos: ${parts.join(', ')}.`;
}
