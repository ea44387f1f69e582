import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { QrImage } from '../../shared/ui/qr-image';
import { copyReferralLink, jobLink } from './referral-link';
import type { ReferralRow } from './referral-queries';

const QR_SIZE_PX = 200;

export function QrDialog({ referral, onClose }: { referral: ReferralRow; onClose: () => void }) {
  const link = jobLink(location.origin, referral.jobId, referral.code);
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="qr-titulo">
      <DialogTitle id="qr-titulo">QR Code da indicação</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
        <Box sx={{ p: 1, bgcolor: '#fff', borderRadius: 2 }}>
          <QrImage text={link} size={QR_SIZE_PX} alt={`QR code do link de indicação ${referral.code}`} />
        </Box>
        <TextField
          label={`Link de ${referral.referrerName ?? referral.username ?? referral.code}`}
          value={link}
          size="small"
          slotProps={{ htmlInput: { readOnly: true } }}
          onFocus={(event) => event.target.select()}
          sx={{ mt: 1 }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Fechar
        </Button>
        <Button variant="contained" onClick={() => void copyReferralLink(link)}>
          Copiar link
        </Button>
      </DialogActions>
    </Dialog>
  );
}
