import { useId } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { AUDIT_COLUMNS } from './audit-columns';
import type { AuditRow } from './audit-queries';

/** An entry with its whole texts, which the rows of the list cut. */
export function EntryDialog({ entry, onClose }: { entry: AuditRow; onClose: () => void }) {
  const id = useId();
  const [title, ...others] = AUDIT_COLUMNS;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{title?.cell(entry)}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gap: '8px 16px',
            gridTemplateColumns: 'minmax(72px, auto) minmax(0, 1fr)',
          }}
        >
          {others.map(({ key, label, cell }) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {label}
              </Box>
              <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {cell(entry)}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </Dialog>
  );
}
