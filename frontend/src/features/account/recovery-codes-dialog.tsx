import { useId } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import ContentCopyOutlined from '../../generated/icons/ContentCopyOutlined';
import DownloadOutlined from '../../generated/icons/DownloadOutlined';
import PrintOutlined from '../../generated/icons/PrintOutlined';
import { toast } from '../../shared/toasts/toast';

/** Prints the codes without the page behind them. */
const PRINT_STYLES = {
  '@media print': {
    '#root': { display: 'none' },
    '.MuiDialogActions-root, .codigos-acoes': { display: 'none !important' },
  },
};

interface RecoveryCodesDialogProps {
  codes: string[];
  onClose: () => void;
}

/** Shows new recovery codes, once. It closes by its button only, so that a click beside it does not lose them. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const id = useId();
  const text = codes.join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success('Códigos copiados');
    } catch {
      toast.destructive('Não foi possível copiar', 'Baixe ou imprima os códigos.');
    }
  };
  const fileUrl = `data:text/plain;charset=utf-8,${encodeURIComponent(
    `Códigos de recuperação da Araucária Talentos. Cada um vale uma vez.\n\n${text}\n`,
  )}`;
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={`${id}-titulo`} aria-describedby={`${id}-texto`}>
      <GlobalStyles styles={PRINT_STYLES} />
      <DialogTitle id={`${id}-titulo`}>Códigos de recuperação</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Alert severity="warning" id={`${id}-texto`}>
          Guarde estes códigos agora: eles não serão mostrados de novo. Cada um vale uma vez e permite entrar
          sem o celular.
        </Alert>
        <Box
          component="ul"
          aria-label="Códigos"
          sx={{
            m: 0,
            p: 2,
            listStyle: 'none',
            display: 'grid',
            gap: 1,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            fontFamily: 'monospace',
            fontSize: '1.05rem',
            bgcolor: 'action.hover',
            borderRadius: 1,
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Box className="codigos-acoes" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button startIcon={<ContentCopyOutlined />} onClick={() => void copy()}>
            Copiar
          </Button>
          <Button
            component="a"
            href={fileUrl}
            download="codigos-de-recuperacao.txt"
            startIcon={<DownloadOutlined />}
          >
            Baixar
          </Button>
          <Button startIcon={<PrintOutlined />} onClick={() => print()}>
            Imprimir
          </Button>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Já guardei os códigos
        </Button>
      </DialogActions>
    </Dialog>
  );
}
