import { useState } from 'react';
import { useApolloClient, useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import DeleteOutlined from '../../generated/icons/DeleteOutlined';
import EditOutlined from '../../generated/icons/EditOutlined';
import MailOutlined from '../../generated/icons/MailOutlined';
import WhatsApp from '../../generated/icons/Whatsapp';
import { failureOf } from '../../shared/api/failure';
import { findVariables, type MessageTemplate } from '../../domain/messages/message-templates';
import { toast } from '../../shared/toasts/toast';
import { undoFailed } from '../../shared/toasts/undo-offers';
import { ActDialog } from '../../shared/dialogs/act-dialog';
import { ActsMenu } from '../../shared/lists/acts-menu';
import { copyTemplate } from './copy-template';
import { DELETE_TEMPLATE, RESTORE_TEMPLATE, type RecipientOption } from './message-queries';
import { isTooLongToOpen, missingVariables, sendLink } from './send-link';
import { TemplateText } from './template-text';
import { TemplateUseDialog } from './template-use-dialog';

interface TemplateRowProps {
  template: MessageTemplate;
  recipient: RecipientOption | null | undefined;
  onEdit: () => void;
}

export function TemplateRow({ template, recipient, onEdit }: TemplateRowProps) {
  const [deleting, setDeleting] = useState(false);
  const [using, setUsing] = useState<'copy' | 'send'>();
  const client = useApolloClient();
  const [remove] = useMutation(DELETE_TEMPLATE);
  const { title, type, content } = template;
  const isEmail = type === 'email';

  const undoDeletion = async () => {
    try {
      await client.mutate({ mutation: RESTORE_TEMPLATE, variables: { id: template.id } });
      toast.info('Exclusão desfeita');
    } catch (error) {
      undoFailed(failureOf(error), () => void undoDeletion());
    }
  };
  const link = sendLink(template, recipient);
  // Filled with the candidate of the page; otherwise the dialog asks for one and for what is missing, or offers to copy a long text.
  const isFilled = (recipient ? missingVariables(template, recipient) : findVariables(content)).length === 0;
  const isReady = isFilled && !isTooLongToOpen(link);
  const channelIcon = isEmail ? <MailOutlined /> : <WhatsApp />;
  const sendLabel = `Enviar ${title} ${isEmail ? 'por e-mail' : 'por WhatsApp'}`;

  return (
    <Box
      component="li"
      sx={{
        py: 1.5,
        display: 'grid',
        columnGap: 3,
        rowGap: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '12rem minmax(0, 1fr) auto' },
        borderBottom: 1,
        borderColor: 'divider',
        '&:first-of-type': { pt: 0 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {isEmail ? 'E-mail' : 'WhatsApp'}
        </Typography>
      </Box>
      <TemplateText title={title} text={content} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
        <Button
          variant="outlined"
          aria-label={`Usar ${title}`}
          onClick={() => (findVariables(content).length ? setUsing('copy') : void copyTemplate(content))}
        >
          Usar
        </Button>
        {isReady ? (
          <Button
            href={link}
            // WhatsApp opens in a tab; a mail client opens outside the browser.
            target={isEmail ? undefined : '_blank'}
            rel="noopener noreferrer"
            startIcon={channelIcon}
            aria-label={sendLabel}
          >
            Enviar
          </Button>
        ) : (
          <Button startIcon={channelIcon} aria-label={sendLabel} onClick={() => setUsing('send')}>
            Enviar
          </Button>
        )}
        <Box sx={{ ml: 'auto' }}>
          <ActsMenu
            label={`Ações sobre ${title}`}
            groups={[
              [{ label: 'Editar', icon: <EditOutlined />, act: onEdit }],
              [{ label: 'Excluir', icon: <DeleteOutlined />, act: () => setDeleting(true) }],
            ]}
          />
        </Box>
      </Box>
      {using && (
        <TemplateUseDialog
          template={template}
          recipient={recipient}
          sends={using === 'send'}
          onClose={() => setUsing(undefined)}
        />
      )}
      {deleting && (
        <ActDialog
          title="Excluir modelo"
          confirm="Excluir"
          confirming="Excluindo..."
          failed="Erro ao excluir modelo"
          act={async () => {
            await remove({ variables: { id: template.id } });
            toast.undoable('Modelo excluído', title, () => void undoDeletion());
          }}
          onClose={() => setDeleting(false)}
        >
          Tem certeza que deseja excluir este modelo de mensagem?
        </ActDialog>
      )}
    </Box>
  );
}
