import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { REFERRER_MAX_CHARS } from '@araucaria/contracts/domain';
import type { ReferrerQuery } from '../../generated/graphql';
import { firstMessageOf } from '../../shared/api/failure';
import { downloadPosted } from '../../shared/browser/download';
import { TextInput } from '../../shared/form/text-input';
import { formatCount } from '../../shared/format/formats';
import { formatCents } from '../../shared/format/money';
import { reportFailure } from '../../shared/toasts/report-failure';
import { toast } from '../../shared/toasts/toast';
import { ActDialog } from '../../shared/dialogs/act-dialog';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { ERASE_REFERRER, REFERRER } from './referral-queries';

/** Only a minimal check: addresses that older rules accepted must be found too. */
const INVALID_EMAIL = 'Informe um e-mail válido';

type Found = ReferrerQuery['referrer'];

/** Finds a referrer by e-mail, exports their personal data and erases it on request. */
export function ReferrerDialog({ onClose }: { onClose: () => void }) {
  const client = useApolloClient();
  const { control, formState, handleSubmit, setError } = useForm({ defaultValues: { email: '' } });
  const [found, setFound] = useState<Found>();
  const [confirming, setConfirming] = useState(false);

  const hideFound = () => setFound(undefined);
  const search = async ({ email }: { email: string }) => {
    hideFound();
    try {
      const query = { query: REFERRER, variables: { email: email.trim() }, fetchPolicy: 'no-cache' as const };
      setFound((await client.query(query)).data?.referrer);
    } catch (error) {
      setError('email', { type: 'server', message: firstMessageOf(error) });
    }
  };

  const exportData = () =>
    reportFailure('Erro ao exportar', async () => {
      await downloadPosted('/api/referrers/export', { email: found?.email }, 'dados-de-quem-indica.json');
      toast.success('Exportação concluída', 'O arquivo com os dados desta pessoa foi gerado.');
    });

  const erase = async (email: string) => {
    await client.mutate({ mutation: ERASE_REFERRER, variables: { email } });
    toast.success('Dados apagados', 'Nome e e-mail desta pessoa não existem mais no sistema.');
    onClose();
  };

  return (
    <>
      <FormDialog
        title="Dados pessoais de quem indica"
        submit="Buscar"
        submitting="Buscando..."
        busy={formState.isSubmitting}
        isDirty={false}
        onSubmit={(event) => void handleSubmit(search, hideFound)(event)}
        onClose={onClose}
      >
        <Typography>
          Para atender a um pedido pela LGPD: encontre a pessoa pelo e-mail, exporte o que está guardado ou
          apague os dados pessoais dela.
        </Typography>
        <TextInput
          control={control}
          name="email"
          label="E-mail de quem indica"
          type="email"
          rules={{
            required: INVALID_EMAIL,
            validate: (value) => value.trim().includes('@') || INVALID_EMAIL,
          }}
          limit={REFERRER_MAX_CHARS.email}
          autoComplete="off"
        />
        {found && (
          <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
            <Summary found={found} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button variant="outlined" onClick={() => void exportData()}>
                Exportar dados
              </Button>
              <Button variant="outlined" color="error" onClick={() => setConfirming(true)}>
                Apagar dados pessoais
              </Button>
            </Box>
          </Box>
        )}
      </FormDialog>
      {confirming && found && (
        <ActDialog
          title="Apagar dados pessoais"
          confirm="Apagar definitivamente"
          confirming="Apagando..."
          failed="Erro ao apagar os dados"
          act={() => erase(found.email)}
          onClose={() => setConfirming(false)}
        >
          Nome e e-mail de <strong>{found.names[0] ?? found.email}</strong> serão apagados em todo o sistema,
          e os links de indicação deixam de funcionar. Valores e datas dos bônus ficam, sem a pessoa.
          {found.usernames.length > 0 &&
            ` A conta ${found.usernames.join(', ')} perde o acesso definitivamente.`}
          {found.owedBonuses > 0 &&
            ` Há ${formatCents(found.owedCents)} em bônus a pagar: pague antes, porque depois não haverá a quem pagar.`}{' '}
          Esta ação não pode ser desfeita.
        </ActDialog>
      )}
    </>
  );
}

function Summary({ found }: { found: Found }) {
  const { names, usernames, referrals, applications, owedBonuses, owedCents, mentions } = found;
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <strong>{names.join(', ') || found.email}</strong>
        {usernames.length > 0 && ` (usuário ${usernames.join(', ')})`}:{' '}
        {formatCount(referrals, 'indicação', 'indicações')},{' '}
        {formatCount(applications, 'candidato', 'candidatos')}
        {mentions > 0 &&
          `, ${formatCount(mentions, 'candidatura que cita', 'candidaturas que citam')} esta pessoa`}
        .
      </Typography>
      {owedBonuses > 0 && (
        <Alert severity="warning">
          {formatCount(owedBonuses, 'bônus a pagar', 'bônus a pagar')}: {formatCents(owedCents)}
        </Alert>
      )}
    </>
  );
}
