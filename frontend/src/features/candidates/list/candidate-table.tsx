import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Typography from '@mui/material/Typography';
import { TALENT_BANK_TITLE } from '@araucaria/contracts/domain';
import { formatDate } from '../../../shared/format/formats';
import { fullName } from '../../../shared/format/full-name';
import { isRowClick } from '../../../shared/lists/row-link';
import { OtherApplicationsButton } from '../../../shared/candidates/other-applications-button';
import { OverdueChip } from '../../../shared/candidates/overdue-chip';
import { StatusChip } from '../../../shared/candidates/status-chip';
import { nextSort, sortOf } from '../filters/candidate-filters';
import { pageCheckbox, type ListProps } from './list-props';
import { OpenButton } from './open-button';
import { Score } from '../score';

const COLUMNS = [
  ['Candidato', 'name'],
  ['Vaga'],
  ['Score', 'score'],
  ['Status'],
  ['IP'],
  ['Data', 'createdAt'],
  ['Ações'],
] as const;

export function CandidateTable(props: ListProps) {
  const { candidates, selection, ordem, overdueDays, onSort, onOpen } = props;
  const [sorted, direction] = sortOf(ordem).split('_');
  const muiDirection = direction === 'DESC' ? 'desc' : 'asc';
  return (
    <TableContainer>
      <Table
        aria-label="Candidatos"
        sx={{ '& .MuiTableCell-root': { px: 1 }, '& .MuiTableCell-paddingCheckbox': { px: 0 } }}
      >
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                {...pageCheckbox({ candidates, selection })}
                slotProps={{ input: { 'aria-label': 'Selecionar todos desta página' } }}
                onChange={() => selection.togglePage(candidates.map(({ id }) => id))}
              />
            </TableCell>
            {COLUMNS.map(([text, field]) => (
              <TableCell key={text} sortDirection={field === sorted && muiDirection}>
                {field ? (
                  <TableSortLabel
                    active={field === sorted}
                    direction={field === sorted ? muiDirection : 'asc'}
                    onClick={() => onSort(nextSort(ordem, field))}
                  >
                    {text}
                  </TableSortLabel>
                ) : (
                  text
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {candidates.map((candidate) => (
            <TableRow
              key={candidate.id}
              hover
              selected={selection.ids.has(candidate.id)}
              onClick={(event) => isRowClick(event) && onOpen(candidate.id)}
              sx={{
                cursor: 'pointer',
                '&:focus-within': { boxShadow: 'inset 3px 0 0 var(--at-palette-primary-main)' },
              }}
            >
              <TableCell padding="checkbox">
                <Checkbox
                  checked={selection.ids.has(candidate.id)}
                  slotProps={{ input: { 'aria-label': `Selecionar ${fullName(candidate)}` } }}
                  onChange={() => selection.toggle(candidate.id)}
                />
              </TableCell>
              <TableCell component="th" scope="row" sx={{ maxWidth: { xs: 164, xl: 240 } }}>
                <Typography variant="body2" sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>
                  {fullName(candidate)}
                </Typography>
                <Typography noWrap variant="body2" title={candidate.email} sx={{ color: 'text.secondary' }}>
                  {candidate.email}
                </Typography>
                <OtherApplicationsButton
                  candidateId={candidate.id}
                  person={candidate.person}
                  name={fullName(candidate)}
                />
              </TableCell>
              <TableCell sx={{ maxWidth: 240 }}>{candidate.jobTitle ?? TALENT_BANK_TITLE}</TableCell>
              <TableCell>
                <Score score={candidate.score} scoredAt={candidate.scoredAt} />
              </TableCell>
              <TableCell>
                <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
                  <StatusChip status={candidate.status} />
                  <OverdueChip waitingSince={candidate.waitingSince} overdueDays={overdueDays} />
                </Box>
              </TableCell>
              <TableCell>
                <IpAddress ip={candidate.ipAddress} />
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

/** Narrow: an IPv6 address wraps into three lines and leaves the width to other columns. */
const IpAddress = ({ ip }: { ip: string | null | undefined }) => (
  <Box
    sx={{
      width: 'max-content',
      maxWidth: { xs: 92, xl: 150 },
      overflowWrap: 'anywhere',
      fontSize: '0.8rem',
      color: 'text.secondary',
      fontVariantNumeric: 'tabular-nums',
    }}
  >
    {ip ?? '–'}
  </Box>
);
