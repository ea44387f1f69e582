import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import BorderColorOutlined from '../../../generated/icons/BorderColorOutlined';

interface MarkingButtonProps {
  isOn: boolean;
  onToggle: () => void;
}

export const MarkingButton = ({ isOn, onToggle }: MarkingButtonProps) => (
  <Button
    size="small"
    color={isOn ? 'primary' : 'inherit'}
    startIcon={<BorderColorOutlined />}
    aria-label="Marcar o que foi lido"
    aria-pressed={isOn}
    onClick={onToggle}
    sx={{ flexShrink: 0, px: 1, bgcolor: isOn ? 'action.selected' : undefined }}
  >
    Marcar
    <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, whiteSpace: 'pre' }}>
      {' o que foi lido'}
    </Box>
  </Button>
);
