import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TALENT_BANK_TITLE } from '@araucaria/contracts/domain';
import { formatDate } from '../../shared/format/formats';
import { TextLink } from '../../shared/ui/links';
import { useCandidateAddress, type OtherApplication } from './other-applications';
import { StatusChip } from './status-chip';

interface OtherApplicationsListProps {
  applications: readonly OtherApplication[];
  onOpen?: () => void;
}

export function OtherApplicationsList({ applications, onOpen }: OtherApplicationsListProps) {
  const addressOf = useCandidateAddress();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {applications.map(({ id, jobTitle, status, createdAt }) => (
        <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <TextLink to={addressOf(id)} {...(onOpen && { onClick: onOpen })}>
            {jobTitle ?? TALENT_BANK_TITLE}
          </TextLink>
          <StatusChip status={status} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {formatDate(createdAt)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
