import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MessageTemplate } from '../../domain/messages/message-templates';
import { ConflictAlert } from '../../shared/form/conflict-alert';

export type TemplateConflict = Omit<MessageTemplate, 'id'>;

interface TemplateConflictNoticeProps {
  conflict: TemplateConflict;
  /** Continues with the stored text in place of the typed one. */
  onTake: () => void;
}

/** The text that a colleague stored meanwhile, above the one that was typed: neither is lost. */
export const TemplateConflictNotice = ({ conflict, onTake }: TemplateConflictNoticeProps) => (
  <ConflictAlert
    action={
      <Button color="inherit" size="small" onClick={onTake}>
        Usar o texto salvo
      </Button>
    }
  >
    Outra pessoa alterou este modelo enquanto você editava. O seu texto continua abaixo; salvar substitui
    este:
    <Box role="region" aria-label="Texto salvo por outra pessoa" sx={{ mt: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        {conflict.title}
      </Typography>
      <Typography
        variant="body2"
        tabIndex={0}
        sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxHeight: 160, overflowY: 'auto' }}
      >
        {conflict.content}
      </Typography>
    </Box>
  </ConflictAlert>
);
