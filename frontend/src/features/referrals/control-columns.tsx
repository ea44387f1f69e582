import { formatDate, formatCount } from '../../shared/format/formats';
import { candidateNameOf } from '../../domain/referrals/application-state';
import type { Column } from '../../shared/lists/data-list';
import { CodeText } from '../../shared/ui/code-text';
import { mayHire } from './control-rules';
import type { ApplicationRow, ReferralRow } from './referral-queries';

const MAX_CODE_CHARS = 8;

/** Referrer, link and referred candidates. The keys are the server's sort keys. */
export const controlColumns = (
  applicationsOf: (row: ReferralRow) => readonly ApplicationRow[],
): Array<Column<ReferralRow>> => [
  {
    key: 'referrerName',
    label: 'Indicador',
    sortBy: 'server',
    cell: (row) => row.referrerName ?? row.username ?? 'Dados apagados',
    note: (row) => `${row.email ?? row.username ?? ''}${row.referrerActive ? '' : ' (desativado)'}`,
  },
  {
    key: 'code',
    label: 'Código',
    width: '7.5rem',
    sortBy: 'server',
    cell: ({ code }) => <CodeText code={code} shown={Math.min(code.length, MAX_CODE_CHARS)} />,
    note: ({ active }) => !active && 'Link encerrado',
  },
  {
    key: 'jobTitle',
    label: 'Vaga',
    // Titles wrap; e-mails of referrers stay on one line.
    width: 'clamp(9.5rem, 14vw, 20rem)',
    sortBy: 'server',
    cell: (row) => row.jobTitle ?? 'Vaga encerrada',
  },
  {
    key: 'applications',
    label: 'Candidatos',
    sortBy: 'server',
    cell: (row) => {
      const [first] = inOrder(applicationsOf(row));
      return first ? candidateNameOf(first.candidateName) : 'Nenhum candidato';
    },
    note: (row) => <Note applications={inOrder(applicationsOf(row))} />,
  },
  {
    key: 'clicks',
    label: 'Cliques',
    width: '5.5rem',
    isFigure: true,
    sortBy: 'server',
    cell: (row) => row.clicks,
  },
  {
    key: 'createdAt',
    label: 'Data',
    width: '6.5rem',
    sortBy: 'server',
    cell: (row) => formatDate(row.createdAt),
    joins: { column: 'jobTitle', text: (row) => formatDate(row.createdAt) },
  },
];

/** Those who can be hired first. */
const inOrder = (applications: readonly ApplicationRow[]): ApplicationRow[] =>
  applications.toSorted((a, b) => Number(mayHire(b)) - Number(mayHire(a)));

/** The state of the first candidate, and how many others the link has brought. */
function Note({ applications: [first, ...others] }: { applications: ApplicationRow[] }) {
  if (!first) return null;
  return (
    <>
      <span>{first.holdLabel ?? first.statusLabel}</span>
      {others.length > 0 && ` · mais ${formatCount(others.length, 'candidato', 'candidatos')}`}
    </>
  );
}
