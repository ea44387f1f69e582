import { useState } from 'react';
import Button from '@mui/material/Button';
import AddOutlined from '../../generated/icons/AddOutlined';
import {
  SUBJECT_REQUEST_CHANNELS,
  SUBJECT_REQUEST_DAYS,
  SUBJECT_REQUEST_KINDS,
  labelOf,
} from '@araucaria/contracts/domain';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { useToday } from '../../shared/dates/use-today';
import { formatDay } from '../../shared/dates/day-ranges';
import { DataList, type Column } from '../../shared/lists/data-list';
import { EmptyState } from '../../shared/ui/empty-state';
import { LoadState, queryState } from '../../shared/ui/load-state';
import { PrivacySection } from './privacy-section';
import { RegisterRequestDialog } from './register-request-dialog';
import { RequestDialog } from './request-dialog';
import { RequestState } from './request-state';
import { SUBJECT_REQUESTS, type SubjectRequestRow } from './requests-queries';

export function RequestsTab() {
  const today = useToday();
  const [registering, setRegistering] = useState(false);
  const [openId, setOpenId] = useState<number | null>(null);
  const query = useFreshQuery(SUBJECT_REQUESTS);
  const requests = query.data?.subjectRequests ?? [];
  const opened = requests.find(({ id }) => id === openId);
  const columns: Array<Column<SubjectRequestRow>> = [
    {
      key: 'kind',
      label: 'Pedido',
      cell: ({ id, kind }) => `${labelOf(SUBJECT_REQUEST_KINDS, kind)} nº ${id}`,
    },
    { key: 'name', label: 'Titular', cell: ({ name }) => name ?? 'Dados removidos' },
    {
      key: 'receivedOn',
      label: 'Recebido',
      cell: ({ receivedOn, channel, emailConfirmed }) =>
        `${formatDay(receivedOn)} (${labelOf(SUBJECT_REQUEST_CHANNELS, channel)}${emailConfirmed ? ', e-mail confirmado' : ''})`,
    },
    { key: 'dueOn', label: 'Prazo', cell: ({ dueOn }) => formatDay(dueOn) },
    { key: 'state', label: 'Situação', cell: (row) => <RequestState request={row} today={today} /> },
  ];
  return (
    <PrivacySection
      title="Pedidos de titulares"
      text={`A resposta é devida em ${SUBJECT_REQUEST_DAYS} dias. Quem cuida da privacidade é avisado por e-mail nos dias antes do prazo.`}
      actions={
        <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setRegistering(true)}>
          Registrar pedido
        </Button>
      }
    >
      <LoadState
        {...queryState(query)}
        loadingLabel="Carregando os pedidos..."
        errorTitle="Erro ao carregar os pedidos"
      >
        <DataList
          label="Pedidos de titulares"
          rows={requests}
          columns={columns}
          onOpen={({ id }) => setOpenId(id)}
          empty={
            <EmptyState
              title="Nenhum pedido registrado"
              text="Os pedidos confirmados pelo site aparecem aqui. Registre os recebidos por e-mail, telefone, carta ou pessoalmente."
            />
          }
        />
      </LoadState>
      {registering && <RegisterRequestDialog onClose={() => setRegistering(false)} />}
      {opened && <RequestDialog request={opened} onClose={() => setOpenId(null)} />}
    </PrivacySection>
  );
}
