import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { OtherApplicationsButton } from '../../shared/candidates/other-applications-button';
import { formatDate } from '../../shared/format/formats';
import { ApplicationState, candidateNameOf, HoldChip } from '../../shared/referrals/application-state';
import type { Column } from '../../shared/lists/data-list';
import { EmailText } from '../../shared/ui/email-text';
import type { ApplicationRow, ReferralRow } from './referral-queries';

/** Characters of a code in the table. */
const MAX_CODE_LENGTH = 8;
/** Candidates of a link shown before 'Mostrar todos'. */
const MAX_CANDIDATES = 5;

/** Referrer, link and referred candidates. The keys are the server's sort keys. */
export const controlColumns = (
  byReferral: Map<number, ApplicationRow[]>,
  actions: CandidateActions,
): Array<Column<ReferralRow>> => [
  {
    key: 'referrerName',
    label: 'Indicador',
    sortBy: 'server',
    cell: (row) => (
      <Box component="span" sx={{ display: 'block', minWidth: { lg: 180 }, overflowWrap: 'anywhere' }}>
        {row.referrerName ?? row.username ?? 'Dados apagados'}
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          <EmailText email={row.email ?? row.username ?? ''} />
          {!row.referrerActive && ' (desativado)'}
        </Typography>
      </Box>
    ),
  },
  {
    key: 'code',
    label: 'Código',
    sortBy: 'server',
    cell: ({ code }) => (
      <span title={code} style={{ fontFamily: 'monospace', whiteSpace: 'nowrap' }}>
        {code.slice(0, MAX_CODE_LENGTH)}
        {code.length > MAX_CODE_LENGTH && '…'}
      </span>
    ),
  },
  {
    key: 'jobTitle',
    label: 'Vaga',
    sortBy: 'server',
    cell: (row) => row.jobTitle ?? 'Vaga encerrada',
  },
  {
    key: 'applications',
    label: 'Candidatos',
    sortBy: 'server',
    cell: (row) => <Candidates applications={byReferral.get(row.id) ?? []} {...actions} />,
  },
  { key: 'clicks', label: 'Cliques', sortBy: 'server', cell: (row) => row.clicks },
  { key: 'createdAt', label: 'Data', sortBy: 'server', cell: (row) => formatDate(row.createdAt) },
];

interface CandidateActions {
  onHire: (application: ApplicationRow) => void;
  onUndoHire: (application: ApplicationRow) => void;
}

interface CandidatesProps extends CandidateActions {
  applications: ApplicationRow[];
}

function Candidates({ applications, onHire, onUndoHire }: CandidatesProps) {
  const [all, setAll] = useState(false);
  if (applications.length === 0) return <>Nenhum candidato</>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 0.75 }}>
      {(all ? applications : applications.slice(0, MAX_CANDIDATES)).map((application) => {
        const name = candidateNameOf(application.candidateName);
        return (
          <Box
            component="li"
            key={application.id}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
          >
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Box>
            <ApplicationState status={application.status} label={application.statusLabel} />
            {application.holdLabel && <HoldChip label={application.holdLabel} />}
            <OtherApplicationsButton
              candidateId={application.candidateId}
              person={application.person}
              name={name}
            />
            {mayHire(application) && (
              <Button sx={{ px: 1 }} aria-label={`Contratar ${name}`} onClick={() => onHire(application)}>
                Contratar
              </Button>
            )}
            {application.isHired && !application.firstBonusPaid && (
              <Button
                color="inherit"
                sx={{ px: 1 }}
                aria-label={`Desfazer contratação de ${name}`}
                onClick={() => onUndoHire(application)}
              >
                Desfazer contratação
              </Button>
            )}
          </Box>
        );
      })}
      {applications.length > MAX_CANDIDATES && (
        <li>
          <Button color="inherit" sx={{ px: 1 }} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Mostrar menos' : `Mostrar todos (${applications.length})`}
          </Button>
        </li>
      )}
    </Box>
  );
}

/** Excludes erased candidates and rejected ones, whose status must be changed in the pipeline first. */
const mayHire = ({ isHired, candidateName, hold }: ApplicationRow): boolean =>
  candidateName !== null && (isHired ? hold === 'hire_undone' : hold !== 'candidate_rejected');
