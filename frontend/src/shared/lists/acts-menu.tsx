import { useId, useState, type ReactNode } from 'react';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MoreHorizOutlined from '../../generated/icons/MoreHorizOutlined';

export interface MenuAct {
  label: string;
  icon?: ReactNode;
  act: () => void;
}

interface ActsMenuProps {
  /** Name of the button, e.g. 'Ações sobre Carla Mendes'. */
  label: string;
  /** Of the button. */
  icon?: ReactNode;
  /** In groups, between which there is a line. Empty groups are left out. */
  groups: ReadonlyArray<readonly MenuAct[]>;
}

export function ActsMenu({ label, icon = <MoreHorizOutlined />, groups }: ActsMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  const shown = groups.filter(({ length }) => length > 0);
  if (!shown.length) return null;
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {icon}
      </IconButton>
      {anchor && (
        <Menu id={id} anchorEl={anchor} open onClose={close}>
          {shown.flatMap((group, index) => [
            ...(index > 0 ? [<Divider key={`line ${index}`} component="li" />] : []),
            ...group.map((one) => (
              <MenuItem
                key={one.label}
                onClick={() => {
                  close();
                  one.act();
                }}
              >
                {one.icon && <ListItemIcon>{one.icon}</ListItemIcon>}
                {one.label}
              </MenuItem>
            )),
          ])}
        </Menu>
      )}
    </>
  );
}
