import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { TALENT_BANK_TITLE } from '@araucaria/contracts/domain';
import { ListOrder } from '../../../shared/lists/list-order';
import { formatDate } from '../../../shared/format/formats';
import { OtherApplicationsButton } from '../../../domain/candidates/other-applications-button';
import { OverdueNote } from '../../../domain/candidates/overdue-note';
import { StatusChip } from '../../../domain/candidates/status-chip';
import { fullName } from '../../../shared/format/full-name';
import { EmailText } from '../../../shared/ui/email-text';
import { opensRow } from '../../../shared/lists/row-link';
import { SORTS } from '../filters/candidate-filters';
import { pageCheckbox, type ListProps } from './list-props';
import { OpenLink } from './open-link';
import { RowMenu } from './row-menu';
import { Score } from '../score';

const SMALL = { fontSize: '0.8125rem', color: 'text.secondary' } as const;

/** The list as lines of text, where the columns of the table do not fit. */
export function CandidateLines(props: ListProps) {
  const { candidates, selection, ordem, onSort } = props;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
        <FormControlLabel
          sx={{ mr: 'auto' }}
          label="Selecionar todos desta página"
          control={
            <Checkbox
              {...pageCheckbox({ candidates, selection })}
              onChange={() => selection.togglePage(candidates.map(({ id }) => id))}
            />
          }
        />
        <ListOrder value={ordem} options={SORTS} onChange={onSort} />
      </Box>
      <Box
        component="ul"
        role="list"
        aria-label="Candidatos"
        sx={{ listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}
      >
        {candidates.map((candidate) => (
          <Line key={candidate.id} {...props} candidate={candidate} />
        ))}
      </Box>
    </>
  );
}

function Line(props: ListProps & { candidate: ListProps['candidates'][number] }) {
  const { candidate, selection, overdueDays, addressOf, onOpen, onStatus } = props;
  const address = addressOf(candidate.id);
  return (
    <Box
      component="li"
      {...opensRow(address, () => onOpen(candidate.id))}
      sx={{
        cursor: 'pointer',
        py: 0.5,
        display: 'grid',
        alignItems: 'start',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        borderBottom: 1,
        borderColor: 'divider',
        '&:focus-within': { boxShadow: 'inset 3px 0 0 var(--at-palette-primary-main)' },
      }}
    >
      <Checkbox
        checked={selection.ids.has(candidate.id)}
        slotProps={{ input: { 'aria-label': `Selecionar ${fullName(candidate)}` } }}
        onChange={() => selection.toggle(candidate.id)}
      />
      <Box sx={{ pt: 0.75, minWidth: 0 }}>
        <OpenLink candidate={candidate} address={address} onOpen={onOpen} />
        <Typography sx={{ ...SMALL, overflowWrap: 'anywhere' }}>
          <EmailText email={candidate.email} />
        </Typography>
      </Box>
      <RowMenu candidate={candidate} onOpen={onOpen} onStatus={onStatus} />
      {/* Below the menu too, so that status and score have room on one line. */}
      <Box
        sx={{
          gridColumn: '2 / -1',
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 0.5,
          pt: 0.5,
          pb: 0.75,
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
          <StatusChip status={candidate.status} />
          <Score score={candidate.score} scoredAt={candidate.scoredAt} />
          <OverdueNote waitingSince={candidate.waitingSince} overdueDays={overdueDays} />
        </Box>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {candidate.jobTitle ?? TALENT_BANK_TITLE}{' '}
          <Box component="span" sx={{ ...SMALL, whiteSpace: 'nowrap' }}>
            · {formatDate(candidate.createdAt)}
          </Box>
        </Typography>
        <OtherApplicationsButton candidate={candidate} name={fullName(candidate)} />
      </Box>
    </Box>
  );
}
