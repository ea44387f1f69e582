import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import ComputerOutlined from '../../generated/icons/ComputerOutlined';
import SmartphoneOutlined from '../../generated/icons/SmartphoneOutlined';
import { formatDateTime } from '../../shared/format/formats';
import type { LoginSession } from './account-queries';

/** 'Chrome 140, Windows' */
export const deviceName = ({ browser, system }: Pick<LoginSession, 'browser' | 'system'>): string =>
  [browser, system].filter(Boolean).join(', ') || 'Aparelho desconhecido';

interface SessionItemProps {
  session: LoginSession;
  busy: boolean;
  onEnd: () => void;
}

export function SessionItem({ session, busy, onEnd }: SessionItemProps) {
  const { current, mobile, address, startedAt, lastUsedAt } = session;
  const device = deviceName(session);
  const Icon = mobile ? SmartphoneOutlined : ComputerOutlined;
  return (
    <ListItem disableGutters divider sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'flex-start', py: 1.5 }}>
      <Icon aria-hidden sx={{ color: 'text.secondary', mt: 0.25 }} />
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography component="p" sx={{ fontWeight: 650 }}>
          {device}{' '}
          {current && (
            <Chip
              component="span"
              size="small"
              variant="outlined"
              color="success"
              label="Esta sessão"
              sx={{ ml: 0.5 }}
            />
          )}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[
            `Endereço ${address ?? 'desconhecido'}`,
            `aberta em ${formatDateTime(startedAt)}`,
            current ? 'em uso agora' : `último uso em ${formatDateTime(lastUsedAt)}`,
          ].join(' · ')}
        </Typography>
      </Box>
      {!current && (
        <Button
          color="error"
          disabled={busy}
          aria-label={`Encerrar a sessão ${device}, aberta em ${formatDateTime(startedAt)}`}
          onClick={onEnd}
        >
          Encerrar
        </Button>
      )}
    </ListItem>
  );
}
