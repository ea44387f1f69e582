import { useNavigate } from 'react-router-dom';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TALENT_BANK_TITLE } from '@araucaria/contracts/domain';
import { dayOf, formatDay } from '../../../shared/dates/day-ranges';
import { fullName } from '../../../shared/format/full-name';
import { ActsMenu } from '../../../shared/lists/acts-menu';
import { DataList, type Column } from '../../../shared/lists/data-list';
import { OtherApplicationsButton } from '../../../domain/candidates/other-applications-button';
import { StatusChip } from '../../../domain/candidates/status-chip';
import type { ApprovedCandidate } from '../hiring-queries';
import { progressOf, startDay } from '../hiring-rules';
import { ProgressBar } from '../progress-bar';

const APPROVED_COLUMNS: ReadonlyArray<Column<ApprovedCandidate>> = [
  {
    key: 'candidato',
    label: 'Candidato',
    sortBy: 'server',
    cell: fullName,
    note: ({ email }) => email,
  },
  {
    key: 'vaga',
    label: 'Vaga',
    sortBy: 'server',
    cell: ({ jobTitle }) => jobTitle ?? TALENT_BANK_TITLE,
    note: (candidate) => <OtherApplicationsButton isDense candidate={candidate} name={fullName(candidate)} />,
  },
  {
    key: 'status',
    label: 'Status',
    width: '10.5rem',
    cell: ({ status }) => <StatusChip status={status} />,
  },
  {
    key: 'progresso',
    label: 'Progresso',
    width: '8rem',
    sortBy: 'server',
    cell: ({ status }) => {
      const { percent, done } = progressOf(status);
      return <ProgressBar isQuiet percent={percent} text={`${done} de 4 etapas`} />;
    },
  },
  {
    key: 'inicio',
    label: 'Data de início',
    width: '7.5rem',
    sortBy: 'server',
    cell: ({ startDate }) => formatDay(startDay(startDate, dayOf())),
    note: ({ startDate }) => !startDate && 'prevista',
  },
];

interface ApprovedTableProps {
  candidates: readonly ApprovedCandidate[];
  sort: string;
  onSort: (sort: string) => void;
  onAdvance: (id: number) => void;
  onReject: (candidate: ApprovedCandidate) => void;
}

export function ApprovedTable({ candidates, sort, onSort, onAdvance, onReject }: ApprovedTableProps) {
  const navigate = useNavigate();
  return (
    <DataList
      label="Candidatos aprovados"
      rows={candidates}
      columns={APPROVED_COLUMNS}
      sort={sort}
      onSort={onSort}
      isDense
      actionsWidth="8rem"
      onOpen={({ id }) => onAdvance(id)}
      actions={(candidate) =>
        progressOf(candidate.status).next ? (
          <Button aria-label={`Avançar ${fullName(candidate)}`} onClick={() => onAdvance(candidate.id)}>
            Avançar
          </Button>
        ) : (
          // Nothing is left to do: quiet.
          <Typography sx={{ color: 'text.secondary', px: { lg: 0.75 }, py: 1 }}>Concluído</Typography>
        )
      }
      menu={(candidate) => (
        <ActsMenu
          label={`Ações sobre ${fullName(candidate)}`}
          groups={[
            [
              {
                label: 'Abrir processo de contratação',
                act: () => void navigate(`/candidate-hiring?id=${candidate.id}`),
              },
            ],
            [{ label: 'Rejeitar', act: () => onReject(candidate) }],
          ]}
        />
      )}
    />
  );
}
