import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TALENT_BANK_TITLE } from '@araucaria/contracts/domain';
import { dayOf, formatDay } from '../../../shared/dates/day-ranges';
import { fullName } from '../../../shared/format/full-name';
import { DataList, type Column } from '../../../shared/lists/data-list';
import { OtherApplicationsButton } from '../../../shared/candidates/other-applications-button';
import { StatusChip } from '../../../shared/candidates/status-chip';
import type { ApprovedCandidate } from '../hiring-queries';
import { progressOf, startDay } from '../hiring-rules';
import { ProgressBar } from '../progress-bar';

const APPROVED_COLUMNS: ReadonlyArray<Column<ApprovedCandidate>> = [
  {
    key: 'candidato',
    label: 'Candidato',
    sortBy: 'server',
    cell: ({ firstName, lastName, email }) => (
      <>
        {firstName} {lastName}
        <Typography
          component="span"
          noWrap
          variant="body2"
          sx={{ display: 'block', color: 'text.secondary', maxWidth: { lg: 200 } }}
        >
          {email}
        </Typography>
      </>
    ),
  },
  {
    key: 'vaga',
    label: 'Vaga',
    sortBy: 'server',
    cell: (candidate) => (
      <>
        {candidate.jobTitle ?? TALENT_BANK_TITLE}
        <OtherApplicationsButton
          candidateId={candidate.id}
          person={candidate.person}
          name={fullName(candidate)}
        />
      </>
    ),
  },
  {
    key: 'status',
    label: 'Status',
    cell: ({ status }) => <StatusChip status={status} />,
  },
  {
    key: 'progresso',
    label: 'Progresso',
    sortBy: 'server',
    cell: ({ status }) => {
      const { percent, done } = progressOf(status);
      return <ProgressBar percent={percent} text={`${done} de 4 etapas`} />;
    },
  },
  {
    key: 'inicio',
    label: 'Data de início',
    sortBy: 'server',
    cell: ({ startDate }) => (
      <>
        {formatDay(startDay(startDate, dayOf()))}
        {!startDate && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            prevista
          </Typography>
        )}
      </>
    ),
  },
];

interface ApprovedTableProps {
  candidates: readonly ApprovedCandidate[];
  sort: string;
  onSort: (sort: string) => void;
  onAdvance: (id: number) => void;
}

export function ApprovedTable({ candidates, sort, onSort, onAdvance }: ApprovedTableProps) {
  return (
    <DataList
      label="Candidatos aprovados"
      rows={candidates}
      columns={APPROVED_COLUMNS}
      sort={sort}
      onSort={onSort}
      onOpen={({ id }) => onAdvance(id)}
      actions={(candidate) =>
        progressOf(candidate.status).next ? (
          <Button
            variant="outlined"
            aria-label={`Avançar ${fullName(candidate)}`}
            onClick={() => onAdvance(candidate.id)}
          >
            Avançar
          </Button>
        ) : (
          <Typography sx={{ color: 'success.main', fontWeight: 620, py: 1 }}>Concluído</Typography>
        )
      }
    />
  );
}
