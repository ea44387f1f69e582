import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ArrowDropDown from '../../generated/icons/ArrowDropDown';
import Close from '../../generated/icons/Close';

/** What opens below a chip; closed while `anchor` is null. */
interface Popup {
  anchor: HTMLElement | null;
  close: () => void;
}

interface FilterChipProps {
  label: string;
  /** The applied values; empty: the filter is not applied. */
  text: string;
  kind: 'listbox' | 'dialog';
  onClear: () => void;
  children: (popup: Popup) => ReactNode;
}

/** A filter as a chip: opens its values, shows those that are applied, and removes them. */
export function FilterChip({ label, text, kind, onClear, children }: FilterChipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <ChipFrame label={label} isApplied={text !== ''} onClear={onClear}>
      <Button
        color="inherit"
        aria-haspopup={kind}
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
        title={text && `${label}: ${text}`}
        endIcon={!text && <ArrowDropDown />}
      >
        <Box component="span" sx={{ maxWidth: '14rem', overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {text ? `${label}: ${text}` : label}
        </Box>
      </Button>
      {children({ anchor, close: () => setAnchor(null) })}
    </ChipFrame>
  );
}

interface ChipFrameProps {
  label: string;
  isApplied: boolean;
  onClear: () => void;
  children: ReactNode;
}

/** The outline of a chip around its button, with a button that removes the filter if it is applied. */
export const ChipFrame = ({ label, isApplied, onClear, children }: ChipFrameProps) => (
  <Box
    sx={{
      display: 'inline-flex',
      maxWidth: '100%',
      border: 1,
      borderRadius: 5,
      borderColor: isApplied ? 'primary.main' : 'divider',
      color: isApplied ? 'primary.main' : 'text.primary',
      '& .MuiButton-root, & .MuiIconButton-root': {
        minHeight: 36,
        minWidth: 0,
        borderRadius: 5,
        color: 'inherit',
        whiteSpace: 'nowrap',
        '@media (pointer: coarse)': { minHeight: 44, minWidth: 44 },
      },
      '& .MuiButton-root': { border: 0, px: 1.25, fontWeight: isApplied ? 650 : 500, overflow: 'hidden' },
      '& .MuiButton-endIcon': { ml: 0 },
      '& .MuiIconButton-root': { p: 0.5, width: 32 },
    }}
  >
    {children}
    {isApplied && (
      <IconButton
        aria-label={`Remover filtro ${label}`}
        onClick={({ currentTarget }) => {
          // This button goes with the filter: the focus stays at the chip.
          currentTarget.parentElement?.querySelector('button')?.focus();
          onClear();
        }}
      >
        <Close fontSize="small" />
      </IconButton>
    )}
  </Box>
);
