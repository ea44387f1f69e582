import { useForm } from 'react-hook-form';
import { useMutation } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RemovedCountsFragment } from '../../generated/graphql';
import { failureOf } from '../../shared/api/failure';
import { clearCaches } from '../../shared/api/clear-caches';
import { dayOf } from '../../shared/dates/day-ranges';
import { formatCount } from '../../shared/format/formats';
import { formatCents } from '../../shared/format/money';
import { setServerErrors } from '../../shared/form/server-errors';
import { TextInput } from '../../shared/form/text-input';
import { toast } from '../../shared/toasts/toast';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { DownloadButton } from '../../shared/ui/download-button';
import { removedText } from './cleaning-counts';
import { CLEAN_CANDIDATES, CLEAN_DATABASE } from './cleaning-queries';

export type Cleaning = 'partial' | 'full';

const TEXTS = {
  partial: {
    title: 'Limpeza parcial',
    description:
      'Todos os candidatos, seus currículos, entrevistas, mensagens e aplicações de indicação serão apagados. Vagas, indicações, modelos de mensagem e usuários ficam.',
    failure: 'Erro na limpeza parcial',
    done: 'Limpeza parcial concluída',
  },
  full: {
    title: 'Limpeza completa',
    description:
      'Candidatos, currículos, entrevistas, indicações, vagas e usuários serão apagados. Só o seu próprio usuário fica.',
    failure: 'Erro ao limpar banco de dados',
    done: 'Banco de dados limpo',
  },
};
const MISSING_PHRASE = 'Senha de confirmação necessária';

interface CleaningDialogProps {
  cleaning: Cleaning;
  phrase: string;
  /** Number of bonuses with unpaid instalments, and the total of these instalments. */
  unpaidBonuses: { count: number; totalCents: number };
  onClose: () => void;
}

/** Asks for the displayed phrase. It is not a secret; typing it prevents an accidental deletion. */
export function CleaningDialog({ cleaning, phrase, unpaidBonuses, onClose }: CleaningDialogProps) {
  const form = useForm({ defaultValues: { confirmationPassword: '' } });
  const { control, handleSubmit, setError } = form;
  const [clean, { loading }] = useMutation<CleaningResult>(
    cleaning === 'partial' ? CLEAN_CANDIDATES : CLEAN_DATABASE,
  );
  const texts = TEXTS[cleaning];

  const onInvalid = () =>
    toast.destructive(MISSING_PHRASE, 'Digite a frase indicada para confirmar a limpeza.');
  const confirm = async (typed: { confirmationPassword: string }) => {
    try {
      const { data } = await clean({ variables: typed });
      const counts = data?.cleanCandidates ?? data?.cleanDatabase;
      toast.success(texts.done, counts && removedText(counts));
      onClose();
      // Cached lists show deleted records.
      await clearCaches();
    } catch (error) {
      const { message, fields } = failureOf(error);
      if (!setServerErrors(form, fields)) setError('confirmationPassword', { type: 'server', message });
      toast.destructive(texts.failure, fields[0]?.message ?? message);
    }
  };

  return (
    <FormDialog
      title={texts.title}
      submit="Apagar definitivamente"
      submitting="Limpando..."
      color="error"
      busy={loading}
      isDirty={false}
      onSubmit={(event) => void handleSubmit(confirm, onInvalid)(event)}
      onClose={onClose}
    >
      <Alert severity="error">{texts.description} Esta ação não pode ser desfeita.</Alert>
      {unpaidBonuses.count > 0 && <UnpaidBonuses {...unpaidBonuses} />}
      <Typography>
        Para confirmar, digite:{' '}
        <Box component="strong" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {phrase}
        </Box>
      </Typography>
      <TextInput
        control={control}
        name="confirmationPassword"
        label="Senha de confirmação"
        rules={{ required: MISSING_PHRASE, validate: (value) => value.trim() !== '' || MISSING_PHRASE }}
        autoComplete="off"
        limit={200}
        input={{ spellCheck: false }}
      />
    </FormDialog>
  );
}

const UnpaidBonuses = ({ count, totalCents }: CleaningDialogProps['unpaidBonuses']) => (
  <Alert severity="warning">
    <Typography>
      {formatCount(count, 'bônus de indicação', 'bônus de indicação')} com parcelas a pagar,{' '}
      <strong>{formatCents(totalCents)}</strong> no total, também{' '}
      {count === 1 ? 'será apagado' : 'serão apagados'}, com o registro dos pagamentos. Exporte a lista antes.
    </Typography>
    <DownloadButton
      path="/api/referral-bonus/pending.csv"
      fileName={`bonus-pendentes-${dayOf()}.csv`}
      color="inherit"
      sx={{ mt: 1 }}
      success={{ title: 'Exportação concluída', text: 'O arquivo de bônus pendentes foi gerado.' }}
      errorTitle="Erro ao exportar"
    >
      Exportar bônus pendentes
    </DownloadButton>
  </Alert>
);

interface CleaningResult {
  cleanCandidates?: RemovedCountsFragment;
  cleanDatabase?: RemovedCountsFragment;
}
