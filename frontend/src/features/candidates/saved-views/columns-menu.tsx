import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ArrowDropDown from '../../../generated/icons/ArrowDropDown';
import { COLUMN_CHOICES, shownColumns } from '../list/columns';

interface ColumnsMenuProps {
  /** As the address has it; empty: all. */
  value: string;
  onChange: (value: string) => void;
}

export function ColumnsMenu({ value, onChange }: ColumnsMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const shown = shownColumns(value);
  const toggle = (name: string) => {
    const next = COLUMN_CHOICES.map(([column]) => column).filter((column) =>
      column === name ? !shown.has(column) : shown.has(column),
    );
    onChange(next.length === COLUMN_CHOICES.length ? '' : next.join() || 'nome');
  };
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        endIcon={<ArrowDropDown />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ ml: 'auto' }}
      >
        Colunas
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {COLUMN_CHOICES.map(([name, text]) => (
          <MenuItem
            key={name}
            role="menuitemcheckbox"
            aria-checked={shown.has(name)}
            onClick={() => toggle(name)}
          >
            <Checkbox
              checked={shown.has(name)}
              tabIndex={-1}
              slotProps={{ input: { 'aria-hidden': true } }}
              sx={{ p: 0, mr: 1 }}
            />
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
