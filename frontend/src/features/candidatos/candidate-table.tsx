import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { formatDate } from '../../shared/formats';
import type { CandidateRow } from './candidates-queries';
import { Score } from './score';
import { StatusChip } from './status-chip';

const TALENT_BANK = 'Banco de Talentos';

interface CandidateTableProps {
  candidates: readonly CandidateRow[];
  onOpen: (id: number) => void;
}

/** A table where there is room for seven columns, cards where there is not. */
export function CandidateTable({ candidates, onOpen }: CandidateTableProps) {
  const narrow = useMediaQuery('(max-width: 1100px)', { noSsr: true });
  return narrow ? (
    <CandidateCards candidates={candidates} onOpen={onOpen} />
  ) : (
    <TableContainer>
      <Table aria-label="Candidatos" sx={{ '& .MuiTableCell-root': { px: 1 } }}>
        <TableHead>
          <TableRow>
            {['Candidato', 'Vaga', 'Score', 'Status', 'IP', 'Data', 'Ações'].map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {candidates.map((candidate) => (
            <TableRow key={candidate.id} hover>
              <TableCell component="th" scope="row" sx={{ maxWidth: 215 }}>
                <Typography noWrap variant="body2" sx={{ fontWeight: 620 }}>
                  {candidate.firstName} {candidate.lastName}
                </Typography>
                <Typography noWrap variant="body2" sx={{ color: 'text.secondary' }}>
                  {candidate.email}
                </Typography>
              </TableCell>
              <TableCell sx={{ maxWidth: 240 }}>{candidate.jobTitle ?? TALENT_BANK}</TableCell>
              <TableCell>
                <Score score={candidate.score} />
              </TableCell>
              <TableCell>
                <StatusChip status={candidate.status} />
              </TableCell>
              <TableCell sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                {candidate.ipAddress ?? '–'}
              </TableCell>
              <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {formatDate(candidate.createdAt)}
              </TableCell>
              <TableCell>
                <OpenButton candidate={candidate} onOpen={onOpen} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function CandidateCards({ candidates, onOpen }: CandidateTableProps) {
  return (
    <Box
      component="ul"
      aria-label="Candidatos"
      sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}
    >
      {candidates.map((candidate) => (
        <Card component="li" key={candidate.id} sx={{ p: 2, display: 'grid', gap: 1.25 }}>
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 650 }}>
              {candidate.firstName} {candidate.lastName}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {candidate.email}
            </Typography>
          </Box>
          <Typography variant="body2">{candidate.jobTitle ?? TALENT_BANK}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
            <StatusChip status={candidate.status} />
            <Score score={candidate.score} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {formatDate(candidate.createdAt)}
            </Typography>
          </Box>
          <Box>
            <OpenButton candidate={candidate} onOpen={onOpen} />
          </Box>
        </Card>
      ))}
    </Box>
  );
}

interface OpenButtonProps {
  candidate: CandidateRow;
  onOpen: (id: number) => void;
}

const OpenButton = ({ candidate, onOpen }: OpenButtonProps) => (
  <Button
    variant="outlined"
    sx={{ whiteSpace: 'nowrap', px: 1.5 }}
    aria-label={`Ver detalhes de ${candidate.firstName} ${candidate.lastName}`}
    onClick={() => onOpen(candidate.id)}
  >
    Ver detalhes
  </Button>
);
