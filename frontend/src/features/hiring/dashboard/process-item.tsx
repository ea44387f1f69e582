import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { HIRING_STEPS } from '@araucaria/contracts/domain';
import { OtherApplicationsButton } from '../../../domain/candidates/other-applications-button';
import { useToday } from '../../../shared/dates/use-today';
import { formatDateTime } from '../../../shared/format/formats';
import { usePermission } from '../../../shared/session/use-permission';
import { ButtonLink } from '../../../shared/ui/links';
import type { Process } from '../hiring-queries';
import { ProgressBar } from '../progress-bar';
import { isStalled } from './process-rules';

export function ProcessItem({ process, onAdvance }: { process: Process; onAdvance: () => void }) {
  const mayAdvance = usePermission('hiring.manage');
  const today = useToday();
  const { id, name, position, hiringStep, lastUpdateDate } = process;
  const { label, dashboardPercent: percent } = HIRING_STEPS[hiringStep];
  return (
    <Box
      component="li"
      sx={{
        py: 0.5,
        minHeight: 48,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
        rowGap: 0.75,
        display: 'grid',
        columnGap: 1.5,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1.4fr) minmax(0, 1fr) auto' },
        '& .MuiButton-root': { px: 1, whiteSpace: 'nowrap' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography sx={{ fontSize: '0.75rem', lineHeight: 1.35, color: 'text.secondary' }}>
          <Box component="span" sx={{ mr: 0.75 }}>
            {position}
          </Box>{' '}
          <Box
            component="span"
            // Where it has room on the last line of a long title, a process still has three lines.
            sx={{
              display: 'inline-block',
              color: isStalled(process, today) ? 'secondary.main' : 'inherit',
            }}
          >
            Atualizado em {formatDateTime(lastUpdateDate)}
          </Box>
        </Typography>
        <OtherApplicationsButton isDense candidate={process} name={name} />
      </Box>
      <ProgressBar isQuiet percent={percent} text={`${label} (${percent}%)`} />
      {/* The first word stands in line with the name. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: { xs: -1, sm: 0 }, mr: { sm: -1 } }}>
        <ButtonLink
          to={`/candidatos-aprovados?id=${id}`}
          color="inherit"
          aria-label={`Ver detalhes de ${name}`}
        >
          Ver detalhes
        </ButtonLink>
        {mayAdvance && (
          <Button aria-label={`Avançar ${name}`} onClick={onAdvance}>
            Avançar
          </Button>
        )}
      </Box>
    </Box>
  );
}
