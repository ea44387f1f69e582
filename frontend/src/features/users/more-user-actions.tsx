import { useId, useState } from 'react';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import PhonelinkEraseOutlined from '@mui/icons-material/PhonelinkEraseOutlined';

interface MoreUserActionsProps {
  username: string;
  onEndSessions: () => void;
  onResetSecondFactor: () => void;
}

/** The rarer actions on a user, in a menu: the icons of all actions would make the table wider than the window. */
export function MoreUserActions({ username, onEndSessions, onResetSecondFactor }: MoreUserActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  const choose = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <>
      <IconButton
        color="primary"
        aria-label={`Mais ações sobre ${username}`}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertOutlined />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={Boolean(anchor)} onClose={close}>
        <MenuItem onClick={choose(onEndSessions)}>
          <ListItemIcon>
            <LogoutOutlined />
          </ListItemIcon>
          Encerrar sessões
        </MenuItem>
        <MenuItem onClick={choose(onResetSecondFactor)}>
          <ListItemIcon>
            <PhonelinkEraseOutlined />
          </ListItemIcon>
          Redefinir segundo fator
        </MenuItem>
      </Menu>
    </>
  );
}
