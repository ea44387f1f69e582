import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MAX_STATUS_CHANGES } from '@araucaria/contracts/domain';
import { formatCount } from '../../../shared/format/formats';

interface SelectedBarProps {
  count: number;
  onClear: () => void;
  look?: Readonly<Record<string, unknown>>;
  children: ReactNode;
}

export const SelectedBar = ({ count, onClear, look, children }: SelectedBarProps) => (
  <Box
    role="region"
    aria-label="Candidatos selecionados"
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', ...look }}
  >
    <Typography role="status" sx={{ fontWeight: 650, mr: 'auto' }}>
      {formatCount(count, 'selecionado', 'selecionados')}
      {count > MAX_STATUS_CHANGES && ` (no máximo ${MAX_STATUS_CHANGES} por vez)`}
    </Typography>
    {children}
    <Button color="inherit" onClick={onClear}>
      Limpar seleção
    </Button>
  </Box>
);
