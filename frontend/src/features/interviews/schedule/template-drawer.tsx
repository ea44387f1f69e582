import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import Close from '../../../generated/icons/Close';
import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import { MESSAGE_TEMPLATES, type MessageTemplate } from '../../../domain/messages/message-templates';
import { LoadError } from '../../../shared/ui/load-error';
import { EmptyState } from '../../../shared/ui/empty-state';
import { PageSpinner } from '../../../shared/ui/page-spinner';

interface TemplateDrawerProps {
  open: boolean;
  onClose: () => void;
  onUse: (template: MessageTemplate) => void;
}

const TABS = [
  ['', 'Todos'],
  ['email', 'E-mail'],
  ['whatsapp', 'WhatsApp'],
] as const;

export function TemplateDrawer({ open, onClose, onUse }: TemplateDrawerProps) {
  const [type, setType] = useState('');
  const { data, error, refetch } = useFreshQuery(MESSAGE_TEMPLATES, { skip: !open });
  const templates = data?.messageTemplates.filter((template) => !type || template.type === type);
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      sx={{ zIndex: 'modal' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': 'modelos',
          sx: { width: 'min(420px, 100vw)', p: 2, gap: 2 },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography id="modelos" component="h2" variant="h3" sx={{ mr: 'auto' }}>
          Modelos de Mensagem
        </Typography>
        <IconButton aria-label="Fechar modelos" onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Tabs value={type} onChange={(_event, next: string) => setType(next)} aria-label="Tipo de modelo">
        {TABS.map(([value, label]) => (
          <Tab key={value} value={value} label={label} />
        ))}
      </Tabs>
      {error && !data ? (
        <LoadError title="Erro ao carregar modelos" error={error} onRetry={() => void refetch()} />
      ) : !templates ? (
        <PageSpinner />
      ) : templates.length === 0 ? (
        <EmptyState title="Nenhum modelo encontrado" text="Escolha outro tipo, ou escreva a mensagem." />
      ) : (
        templates.map((template) => (
          <Card key={template.id} sx={{ p: 2, display: 'grid', gap: 1, flexShrink: 0 }}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
              <Typography sx={{ fontWeight: 650, mr: 'auto', overflowWrap: 'anywhere' }}>
                {template.title}
              </Typography>
              <Chip size="small" label={template.type === 'email' ? 'E-mail' : 'WhatsApp'} />
            </Box>
            <Typography
              variant="body2"
              sx={{
                color: 'text.secondary',
                whiteSpace: 'pre-line',
                display: '-webkit-box',
                WebkitLineClamp: 5,
                WebkitBoxOrient: 'vertical',
                overflow: 'hidden',
              }}
            >
              {template.content}
            </Typography>
            <Box>
              <Button
                variant="outlined"
                aria-label={`Usar ${template.title}`}
                onClick={() => onUse(template)}
              >
                Usar
              </Button>
            </Box>
          </Card>
        ))
      )}
    </Drawer>
  );
}
