import { useId, useState } from 'react';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined';
import { SELECTABLE_STATUSES, statusLabel } from '../../../shared/candidates/candidate-status';
import { fullName } from '../../../shared/format/full-name';
import type { CandidateRow } from '../candidates-queries';
import type { RowActs } from './list-props';
import { lacksRejectionEmail } from './use-status-act';

interface RowMenuProps extends RowActs {
  candidate: CandidateRow;
}

/** The acts on the candidate of a row. */
export function RowMenu({ candidate, onOpen, onStatus }: RowMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  const item = (text: string, act: () => void) => (
    <MenuItem
      key={text}
      onClick={() => {
        close();
        act();
      }}
    >
      {text}
    </MenuItem>
  );
  return (
    <>
      <IconButton
        aria-label={`Ações sobre ${fullName(candidate)}`}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreHorizOutlined />
      </IconButton>
      {anchor && (
        <Menu id={id} anchorEl={anchor} open onClose={close}>
          {item('Ver detalhes', () => onOpen(candidate.id))}
          {item('Ver currículo', () => onOpen(candidate.id, 'curriculo'))}
          {item('Gerenciar', () => onOpen(candidate.id, 'gerenciar'))}
          {onStatus && <Divider component="li" />}
          {onStatus &&
            SELECTABLE_STATUSES.filter((status) => status !== candidate.status).map((status) =>
              item(`Mudar para “${statusLabel(status)}”`, () => onStatus(candidate, status)),
            )}
          {onStatus &&
            lacksRejectionEmail(candidate) &&
            item('Enviar retorno', () => onStatus(candidate, 'rejected'))}
        </Menu>
      )}
    </>
  );
}
