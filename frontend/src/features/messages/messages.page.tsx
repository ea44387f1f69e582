import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import AddOutlined from '../../generated/icons/AddOutlined';
import ForumOutlined from '../../generated/icons/ForumOutlined';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { fullName } from '../../shared/format/full-name';
import { MESSAGE_TEMPLATES, type MessageTemplate } from '../../domain/messages/message-templates';
import { TabbedPanel, selectedTab } from '../../shared/ui/tabbed-panel';
import { LoadState, queryState } from '../../shared/ui/load-state';
import { EmptyState } from '../../shared/ui/empty-state';
import { PageHeading } from '../../shared/ui/page-heading';
import { TEXT_LIST_WIDTH } from '../../shared/ui/reading-width';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { useMissingTarget } from '../../shared/lists/use-missing-target';
import { useUrlState } from '../../shared/lists/use-url-state';
import { RECIPIENT } from './message-queries';
import { TemplateRow } from './template-row';
import { TemplateDialog } from './template-dialog';

const DEFAULT_VIEW = {
  tipo: '',
  /** Id of a template, or `novo`. */
  modelo: '',
  /** Id of the recipient. */
  candidato: '',
};

const TABS = [
  ['', 'Todos'],
  ['email', 'E-mail'],
  ['whatsapp', 'WhatsApp'],
] as const;

export default function MessagesPage() {
  usePageTitle('Modelos de Mensagem');
  const [view, change] = useUrlState(DEFAULT_VIEW);
  const query = useFreshQuery(MESSAGE_TEMPLATES);
  const { data } = query;
  const recipientId = Number.isInteger(Number(view.candidato)) ? Number(view.candidato) : 0;
  const { data: named } = useFreshQuery(RECIPIENT, { variables: { id: recipientId }, skip: !recipientId });
  const recipient = named?.candidate;
  const type = selectedTab(TABS, view.tipo);
  const templates = data?.messageTemplates ?? [];
  const shown = templates.filter((template) => !type || template.type === type);
  const found = templates.find(({ id }) => String(id) === view.modelo);
  // What is typed stays when a colleague deletes the template meanwhile.
  const [opened, setOpened] = useState<MessageTemplate>();
  if (found && found.id !== opened?.id) setOpened(found);
  const edited = found ?? (String(opened?.id) === view.modelo ? opened : undefined);
  const close = () => change({ modelo: '' });
  const isMissing = data && view.modelo !== '' && view.modelo !== 'novo' && !edited;
  useMissingTarget(isMissing ? 'Este modelo não existe mais' : undefined, close);

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: TEXT_LIST_WIDTH }}>
      <PageHeading title="Modelos de Mensagem" text="Textos prontos para falar com os candidatos.">
        <Button variant="contained" startIcon={<AddOutlined />} onClick={() => change({ modelo: 'novo' })}>
          Novo Modelo
        </Button>
      </PageHeading>
      {recipient && (
        <Alert severity="info" onClose={() => change({ candidato: '' })} closeText="Remover destinatário">
          As mensagens serão enviadas para {fullName(recipient)}.
        </Alert>
      )}
      <TabbedPanel label="Tipo de mensagem" tabs={TABS} value={type} onChange={(tipo) => change({ tipo })}>
        <LoadState
          {...queryState(query)}
          loadingLabel="Carregando modelos..."
          errorTitle="Erro ao carregar modelos"
        >
          {shown.length === 0 && (
            <EmptyState
              icon={<ForumOutlined />}
              title="Nenhum modelo encontrado"
              text="Crie um modelo para não escrever a mesma mensagem duas vezes."
            />
          )}
          <Box component="ul" aria-label="Modelos" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {shown.map((template) => (
              <TemplateRow
                key={template.id}
                template={template}
                recipient={recipient}
                onEdit={() => change({ modelo: String(template.id) })}
              />
            ))}
          </Box>
        </LoadState>
      </TabbedPanel>
      {view.modelo === 'novo' && <TemplateDialog recipient={recipient} onClose={close} />}
      {edited && <TemplateDialog key={edited.id} template={edited} recipient={recipient} onClose={close} />}
    </Box>
  );
}
