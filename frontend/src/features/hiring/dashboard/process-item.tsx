import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { HIRING_STEPS } from '@araucaria/contracts/domain';
import { OtherApplicationsButton } from '../../../shared/candidates/other-applications-button';
import { formatDateTime } from '../../../shared/format/formats';
import { usePermission } from '../../../shared/session/use-permission';
import { ButtonLink } from '../../../shared/ui/links';
import type { Process } from '../hiring-queries';
import { ProgressBar } from '../progress-bar';

export function ProcessItem({ process, onAdvance }: { process: Process; onAdvance: () => void }) {
  const mayAdvance = usePermission('hiring.manage');
  const { id, name, position, hiringStep, lastUpdateDate, person } = process;
  const { label, dashboardPercent: percent } = HIRING_STEPS[hiringStep];
  return (
    <Box
      component="li"
      sx={{
        py: 1.75,
        borderBottom: 1,
        borderColor: 'divider',
        display: 'grid',
        gap: 1.5,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1.2fr) minmax(0, 1fr) auto' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2">{position}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Atualizado em {formatDateTime(lastUpdateDate)}
        </Typography>
        <OtherApplicationsButton candidateId={id} person={person} name={name} />
      </Box>
      <ProgressBar percent={percent} text={`${label} (${percent}%)`} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ButtonLink
          to={`/candidatos-aprovados?id=${id}`}
          color="inherit"
          aria-label={`Ver detalhes de ${name}`}
        >
          Ver detalhes
        </ButtonLink>
        {mayAdvance && (
          <Button variant="outlined" aria-label={`Avançar ${name}`} onClick={onAdvance}>
            Avançar
          </Button>
        )}
      </Box>
    </Box>
  );
}
