import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { failureOf } from '../../shared/api/failure';
import { clearCaches } from '../../shared/api/clear-caches';
import { dayOf } from '../../shared/day-ranges';
import { download } from '../../shared/download';
import { counted } from '../../shared/formats';
import { reaisOfCents } from '../../shared/money';
import { toast } from '../../shared/toasts/toast';
import { FormDialog } from '../../shared/ui/form-dialog';
import { removedText } from './cleaning-counts';
import { CLEAN_CANDIDATES, CLEAN_DATABASE } from './cleaning-queries';

export type Cleaning = 'partial' | 'full';

const TEXTS = {
  partial: {
    title: 'Limpeza parcial',
    what: 'Todos os candidatos, seus currículos, entrevistas, mensagens e aplicações de indicação serão apagados. Vagas, indicações, modelos de mensagem e usuários ficam.',
    failure: 'Erro na limpeza parcial',
    done: 'Limpeza parcial concluída',
  },
  full: {
    title: 'Limpeza completa',
    what: 'Candidatos, currículos, entrevistas, indicações, vagas e usuários serão apagados. Só o seu próprio usuário fica.',
    failure: 'Erro ao limpar banco de dados',
    done: 'Banco de dados limpo',
  },
};
const MISSING = 'Senha de confirmação necessária';

interface CleaningDialogProps {
  cleaning: Cleaning;
  phrase: string;
  /** Hires with an unpaid instalment, and the cents of these instalments. */
  owed: { bonuses: number; cents: number };
  onClose: () => void;
}

/** The phrase is no secret: typing it keeps a slip of the hand from erasing everything. */
export function CleaningDialog({ cleaning, phrase, owed, onClose }: CleaningDialogProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [clean, { loading }] = useMutation<Cleaned>(
    cleaning === 'partial' ? CLEAN_CANDIDATES : CLEAN_DATABASE,
  );
  const texts = TEXTS[cleaning];

  const confirm = async () => {
    if (!typed.trim()) {
      setProblem(MISSING);
      toast.destructive(MISSING, 'Digite a frase indicada para confirmar a limpeza.');
      return;
    }
    try {
      const { data } = await clean({ variables: { confirmationPassword: typed } });
      const counts = data?.cleanCandidates ?? data?.cleanDatabase;
      toast.success(texts.done, counts && removedText(counts));
      onClose();
      // Every list that was read before shows what is gone.
      await clearCaches();
    } catch (error) {
      const { message, fields } = failureOf(error);
      setProblem(fields[0]?.message ?? message);
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
      onSubmit={() => void confirm()}
      onClose={onClose}
    >
      <Alert severity="error">{texts.what} Esta ação não pode ser desfeita.</Alert>
      {owed.bonuses > 0 && <OwedBonuses {...owed} />}
      <Typography>
        Para confirmar, digite:{' '}
        <Box component="strong" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {phrase}
        </Box>
      </Typography>
      <TextField
        id="confirmacao"
        label="Senha de confirmação"
        required
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
        error={Boolean(problem)}
        helperText={problem}
        slotProps={{ htmlInput: { maxLength: 200, spellCheck: false } }}
      />
    </FormDialog>
  );
}

/** What the company would still owe, and the list of it before it is gone. */
function OwedBonuses({ bonuses, cents }: CleaningDialogProps['owed']) {
  const [exporting, setExporting] = useState(false);
  const exportOwed = async () => {
    setExporting(true);
    try {
      await download('/api/referral-bonus/pending.csv', `bonus-pendentes-${dayOf()}.csv`);
      toast.success('Exportação concluída', 'O arquivo de bônus pendentes foi gerado.');
    } catch (error) {
      toast.destructive('Erro ao exportar', failureOf(error).message);
    } finally {
      setExporting(false);
    }
  };
  return (
    <Alert severity="warning">
      <Typography>
        {counted(bonuses, 'bônus de indicação', 'bônus de indicação')} com parcelas a pagar,{' '}
        <strong>{reaisOfCents(cents)}</strong> no total, também{' '}
        {bonuses === 1 ? 'será apagado' : 'serão apagados'}, com o registro dos pagamentos. Exporte a lista
        antes.
      </Typography>
      <Button
        variant="outlined"
        color="inherit"
        sx={{ mt: 1 }}
        disabled={exporting}
        onClick={() => void exportOwed()}
      >
        {exporting ? 'Exportando...' : 'Exportar bônus pendentes'}
      </Button>
    </Alert>
  );
}

type Removed = Parameters<typeof removedText>[0];
interface Cleaned {
  cleanCandidates?: Removed;
  cleanDatabase?: Removed;
}
