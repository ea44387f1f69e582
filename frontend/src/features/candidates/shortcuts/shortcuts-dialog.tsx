import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { SHORTCUTS, useShortcutsOn } from './shortcuts';

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useShortcutsOn();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="atalhos-titulo">
      <DialogTitle id="atalhos-titulo">Atalhos de teclado</DialogTitle>
      <DialogContent>
        <FormControlLabel
          control={<Switch checked={on} onChange={(event) => setOn(event.target.checked)} />}
          label="Atalhos de uma tecla ligados"
        />
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          Valem na lista e no detalhe do candidato, nunca enquanto você digita. Quem usa comandos de voz pode
          desligá-los.
        </Typography>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gap: '8px 16px', gridTemplateColumns: 'minmax(90px, auto) 1fr' }}
        >
          {SHORTCUTS.map(([keys, action, scope]) => (
            <Box key={keys} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ fontWeight: 650 }}>
                <kbd>{keys}</kbd>
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {action}
                {scope !== 'ambos' && (
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {' '}
                    ({scope === 'lista' ? 'na lista' : 'no detalhe'})
                  </Box>
                )}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Fechar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
