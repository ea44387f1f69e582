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
import { opensRow } from '../../../shared/lists/row-link';
import { OtherApplicationsButton } from '../../../domain/candidates/other-applications-button';
import { OverdueNote } from '../../../domain/candidates/overdue-note';
import { StatusChip } from '../../../domain/candidates/status-chip';
import { nextSort, sortOf } from '../filters/candidate-filters';
import { pageCheckbox, type ListProps } from './list-props';
import { OpenLink } from './open-link';
import { RowMenu } from './row-menu';
import { Score } from '../score';

const ROW_HEIGHT_PX = 48;
const HEAD_HEIGHT_PX = 40;

/** What a wide table leaves to names and vacancies. */
const REMAINING_WIDTH = '(100cqi - 35rem)';

/** Widths grow with the text. Names, whose addresses stay on one line, have a little more than vacancies. */
const COLUMNS = [
  { text: 'Candidato', field: 'name', name: 'nome', width: undefined },
  { text: 'Vaga', field: undefined, name: 'vaga', width: `max(9.25rem, calc(${REMAINING_WIDTH} * 0.465))` },
  { text: 'Score', field: 'score', name: 'score', width: '5rem' },
  { text: 'Status', field: undefined, name: 'status', width: '12rem' },
  { text: 'Data', field: 'createdAt', name: 'data', width: '11rem' },
  { text: 'Ações', field: undefined, name: 'acoes', width: '4rem' },
] as const;

/** The columns that hide first, and the width of the table below which they do. */
const HIDDEN_BELOW = { score: '56rem', data: '50rem' };

/** Narrower tables are replaced by lines of text. */
const MIN_WIDTH = '38rem';

const STYLES = {
  tableLayout: 'fixed',
  minWidth: MIN_WIDTH,
  '& .MuiTableCell-root': { px: 1, py: 0 },
  '& .MuiTableCell-head': { height: HEAD_HEIGHT_PX },
  '& .MuiTableCell-body': { height: ROW_HEIGHT_PX },
  '& .MuiTableCell-paddingCheckbox': { width: '3rem', px: 0 },
  ...Object.fromEntries(
    Object.entries(HIDDEN_BELOW).map(([name, width]) => [
      `@container (max-width: ${width})`,
      { [`& [data-column="${name}"]`]: { display: 'none' } },
    ]),
  ),
} as const;

/** The name and the acts are always shown. */
const isShown = (columns: ReadonlySet<string>, name: string): boolean =>
  name === 'nome' || name === 'acoes' || columns.has(name);

/** One line each: rows keep their height, and the full text is in the detail. */
const SMALL = { fontSize: '0.75rem', lineHeight: 1.35, color: 'text.secondary' } as const;

/** Two lines have room in a row, and titles that begin alike differ at their end. Above a note there is one. */
const JOB_TITLE = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  '&:not(:last-child)': { WebkitLineClamp: 1 },
  overflow: 'hidden',
  fontSize: '0.8125rem',
  lineHeight: 1.35,
} as const;

/** The list with a row of 48 px for each candidate. The whole row opens the candidate. */
export function CandidateTable(props: ListProps) {
  const { candidates, selection, ordem, columns, onSort } = props;
  const [sorted, direction] = sortOf(ordem).split('_');
  const muiDirection = direction === 'DESC' ? 'desc' : 'asc';
  return (
    <TableContainer sx={{ containerType: 'inline-size' }}>
      <Table aria-label="Candidatos" sx={STYLES}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                {...pageCheckbox({ candidates, selection })}
                slotProps={{ input: { 'aria-label': 'Selecionar todos desta página' } }}
                onChange={() => selection.togglePage(candidates.map(({ id }) => id))}
              />
            </TableCell>
            {COLUMNS.filter(({ name }) => isShown(columns, name)).map(({ text, field, name, width }) => (
              <TableCell
                key={name}
                data-column={name}
                sortDirection={field === sorted && muiDirection}
                sx={{ width }}
              >
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
            <Row key={candidate.id} {...props} candidate={candidate} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Row(props: ListProps & { candidate: ListProps['candidates'][number] }) {
  const { candidate, selection, overdueDays, columns, addressOf, onOpen, onStatus } = props;
  const address = addressOf(candidate.id);
  return (
    <TableRow
      hover
      selected={selection.ids.has(candidate.id)}
      {...opensRow(address, () => onOpen(candidate.id))}
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
      <TableCell component="th" scope="row" data-column="nome">
        <Typography noWrap component="div" variant="body2" sx={{ lineHeight: 1.5 }}>
          <OpenLink candidate={candidate} address={address} onOpen={onOpen} />
        </Typography>
        <Typography noWrap title={candidate.email} sx={SMALL}>
          {candidate.email}
        </Typography>
      </TableCell>
      {isShown(columns, 'vaga') && (
        <TableCell data-column="vaga">
          <Typography variant="body2" title={candidate.jobTitle ?? TALENT_BANK_TITLE} sx={JOB_TITLE}>
            {candidate.jobTitle ?? TALENT_BANK_TITLE}
          </Typography>
          <OtherApplicationsButton isDense candidate={candidate} name={fullName(candidate)} />
        </TableCell>
      )}
      {isShown(columns, 'score') && (
        <TableCell data-column="score">
          <Score score={candidate.score} scoredAt={candidate.scoredAt} />
        </TableCell>
      )}
      {isShown(columns, 'status') && (
        <TableCell data-column="status">
          <StatusChip status={candidate.status} />
        </TableCell>
      )}
      {isShown(columns, 'data') && (
        <TableCell data-column="data" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatDate(candidate.createdAt)}
          <OverdueNote waitingSince={candidate.waitingSince} overdueDays={overdueDays} />
        </TableCell>
      )}
      <TableCell data-column="acoes">
        <RowMenu candidate={candidate} onOpen={onOpen} onStatus={onStatus} />
      </TableCell>
    </TableRow>
  );
}
