import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Close from '@mui/icons-material/Close';
import ReferralForm from './referral-form';
import { withMui } from '../../shared/ui/with-mui';

export default withMui(function ReferralDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="indique-um-amigo">
      <DialogTitle id="indique-um-amigo" sx={{ pr: 8 }}>
        Indique um amigo
      </DialogTitle>
      <IconButton aria-label="Fechar" onClick={onClose} sx={{ position: 'absolute', top: 10, right: 10 }}>
        <Close />
      </IconButton>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <ReferralForm />
      </DialogContent>
    </Dialog>
  );
});
