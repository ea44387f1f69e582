import { isPermitted, TALENT_BANK_TITLE, type RoleHolder, matchesText } from '@araucaria/contracts/domain';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { statusLabel } from '../../domain/candidates/candidate-status';
import { useCandidateAddress } from '../../domain/candidates/other-applications';
import { fullName } from '../../shared/format/full-name';
import { JOB_TITLES, type JobTitle } from '../../domain/jobs/jobs-query';
import { usePermission } from '../../shared/session/use-permission';
import { useSession } from '../../shared/session/use-session';
import { menuOf } from '../shells/staff-menu';
import { PALETTE_PEOPLE } from './palette-queries';

/** Of people and of vacancies, each. */
const MAX_FOUND = 6;
/** A shorter text would find nearly everybody. */
const MIN_SEARCH_LENGTH = 2;

export interface PaletteItem {
  key: string;
  group: 'Pessoas' | 'Vagas' | 'Páginas' | 'Ações';
  text: string;
  /** A second text, because two items may have the same first one. */
  detail?: string;
  /** An address, or an act. */
  to?: string;
  act?: () => void;
}

/**
 * What the text finds: people and vacancies that the user may see, pages and acts.
 * @param search the people's part of the text, which follows typing with a pause
 * @returns the items, and what the user has to know about the search for people
 */
export function usePaletteItems(text: string, search: string, logout: () => void) {
  const { user } = useSession();
  const addressOf = useCandidateAddress();
  const findsPeople = usePermission('candidates.read');
  const words = text.trim();
  const skip = !findsPeople || search.trim().length < MIN_SEARCH_LENGTH;
  const { data, loading, error } = useFreshQuery(PALETTE_PEOPLE, {
    variables: { search: search.trim(), limit: MAX_FOUND },
    skip,
  });
  const jobs = useFreshQuery(JOB_TITLES, { skip: words.length < MIN_SEARCH_LENGTH }).data?.jobs ?? [];
  const people = skip ? [] : (data?.candidates.candidates ?? []);
  const items: PaletteItem[] = [
    ...people.map((candidate) => ({
      key: `person ${candidate.id}`,
      group: 'Pessoas' as const,
      text: fullName(candidate),
      detail: `${candidate.jobTitle ?? TALENT_BANK_TITLE} · ${statusLabel(candidate.status)}`,
      to: addressOf(candidate.id),
    })),
    ...(words.length < MIN_SEARCH_LENGTH ? [] : vacancies(jobs, words, findsPeople)),
    ...[...pagesOf(user), ...actsOf(user, logout)].filter((item) => matchesText(words, item.text)),
  ];
  if (!skip && error) return { items, status: 'A busca de pessoas falhou. Tente de novo daqui a pouco.' };
  if (!skip && loading && !data) return { items, status: 'Buscando pessoas...' };
  return { items, status: items.length ? '' : 'Nada encontrado.' };
}

const vacancies = (jobs: readonly JobTitle[], words: string, leadsToCandidates: boolean): PaletteItem[] =>
  jobs
    .filter(({ title, location }) => matchesText(words, title, location))
    .slice(0, MAX_FOUND)
    .map(({ id, title, location, isOpen }) => ({
      key: `job ${id}`,
      group: 'Vagas',
      text: title,
      detail: isOpen ? location : `${location} · encerrada`,
      to: leadsToCandidates ? `/vagas/${id}/candidatos` : `/vagas/${id}`,
    }));

const pagesOf = (user: RoleHolder | null): PaletteItem[] =>
  menuOf(user)
    .flatMap(({ entries }) => entries)
    .map(({ to, text }) => ({ key: `page ${to}`, group: 'Páginas', text, to }));

const actsOf = (user: RoleHolder | null, logout: () => void): PaletteItem[] => [
  ...(user && isPermitted(user, 'interviews.conclude')
    ? [
        {
          key: 'results',
          group: 'Ações' as const,
          text: 'Registrar resultados de entrevistas',
          to: '/entrevistas?ver=entrevistas&aba=awaiting',
        },
      ]
    : []),
  ...(user && isPermitted(user, 'bonuses.pay')
    ? [
        {
          key: 'pay',
          group: 'Ações' as const,
          text: 'Pagar bônus vencidos',
          to: '/pagamentos-bonus?situacao=vencidos',
        },
      ]
    : []),
  { key: 'site', group: 'Ações', text: 'Ver o site público', to: '/' },
  { key: 'logout', group: 'Ações', text: 'Sair', act: logout },
];
