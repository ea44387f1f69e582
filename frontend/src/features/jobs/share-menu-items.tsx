import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import LinkedIn from '@mui/icons-material/LinkedIn';
import WhatsApp from '@mui/icons-material/WhatsApp';
import X from '@mui/icons-material/X';
import { copyLink } from '../../shared/browser/copy-link';
import { applyLink, shareTargets } from './share-targets';
import { withMui } from '../../shared/ui/with-mui';

const ICONS = { WhatsApp: <WhatsApp />, LinkedIn: <LinkedIn />, 'Twitter/X': <X /> };

interface ShareMenuItemsProps {
  id: string;
  job: { id: number; title: string };
  anchor: HTMLElement | null;
  onClose: () => void;
}

export default withMui(function ShareMenuItems({ id, job, anchor, onClose }: ShareMenuItemsProps) {
  const link = applyLink(location.origin, job.id);
  return (
    <Menu id={id} anchorEl={anchor} open={Boolean(anchor)} onClose={onClose}>
      {shareTargets(link, job.title).map(({ name, href }) => (
        <MenuItem
          key={name}
          component="a"
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onClose}
        >
          <ListItemIcon>{ICONS[name]}</ListItemIcon>
          {name}
        </MenuItem>
      ))}
      <MenuItem
        onClick={() => {
          onClose();
          void copyLink(link, 'Link da vaga copiado para a área de transferência');
        }}
      >
        <ListItemIcon>
          <ContentCopyOutlined />
        </ListItemIcon>
        Copiar link
      </MenuItem>
    </Menu>
  );
});
