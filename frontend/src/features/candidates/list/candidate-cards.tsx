import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { TALENT_BANK_TITLE } from '@araucaria/contracts/domain';
import { SelectFilter } from '../../../shared/lists/select-filter';
import { formatDate } from '../../../shared/format/formats';
import { OtherApplicationsButton } from '../../../shared/candidates/other-applications-button';
import { OverdueChip } from '../../../shared/candidates/overdue-chip';
import { StatusChip } from '../../../shared/candidates/status-chip';
import { fullName } from '../../../shared/format/full-name';
import { CardGrid } from '../../../shared/ui/card-grid';
import { EmailText } from '../../../shared/ui/email-text';
import { isRowClick } from '../../../shared/lists/row-link';
import { SORTS } from '../filters/candidate-filters';
import { pageCheckbox, type ListProps } from './list-props';
import { OpenButton } from './open-button';
import { Score } from '../score';

/** The list as cards, where seven columns do not fit. */
export function CandidateCards(props: ListProps) {
  const { candidates, selection, ordem, overdueDays, onSort, onOpen } = props;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
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
        <Box sx={{ flex: '0 1 220px' }}>
          <SelectFilter id="ordem" label="Ordenar por" value={ordem} options={SORTS} onChange={onSort} />
        </Box>
      </Box>
      <CardGrid label="Candidatos" cardWidth={340} gap={1.5}>
        {candidates.map((candidate) => (
          <Card
            component="li"
            key={candidate.id}
            onClick={(event) => isRowClick(event) && onOpen(candidate.id)}
            sx={{
              cursor: 'pointer',
              p: 2,
              display: 'grid',
              gap: 1.25,
              alignContent: 'start',
              gridTemplateColumns: 'minmax(0, 1fr)',
            }}
          >
            <Box sx={{ display: 'flex', gap: 0.5, minWidth: 0, alignItems: 'flex-start' }}>
              <Checkbox
                sx={{ ml: -1.25, mt: -1 }}
                checked={selection.ids.has(candidate.id)}
                slotProps={{ input: { 'aria-label': `Selecionar ${fullName(candidate)}` } }}
                onChange={() => selection.toggle(candidate.id)}
              />
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
                  {fullName(candidate)}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  <EmailText email={candidate.email} />
                </Typography>
                <OtherApplicationsButton
                  candidateId={candidate.id}
                  person={candidate.person}
                  name={fullName(candidate)}
                />
              </Box>
            </Box>
            <Typography variant="body2">{candidate.jobTitle ?? TALENT_BANK_TITLE}</Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
              <StatusChip status={candidate.status} />
              <OverdueChip waitingSince={candidate.waitingSince} overdueDays={overdueDays} />
              <Score score={candidate.score} scoredAt={candidate.scoredAt} />
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {formatDate(candidate.createdAt)}
                {candidate.ipAddress && ` · IP ${candidate.ipAddress}`}
              </Typography>
            </Box>
            <Box>
              <OpenButton candidate={candidate} onOpen={onOpen} />
            </Box>
          </Card>
        ))}
      </CardGrid>
    </>
  );
}
