import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { Figure, FigureList } from '../../shared/ui/figures';
import { LoadState, queryState } from '../../shared/ui/load-state';
import { PageHeading } from '../../shared/ui/page-heading';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { CleaningDialog, type Cleaning } from './cleaning-dialog';
import { DATABASE_STATUS } from './cleaning-queries';

const COUNTS = [
  ['users', 'Usuários'],
  ['jobs', 'Vagas'],
  ['candidates', 'Candidatos'],
  ['interviews', 'Entrevistas'],
  ['referrals', 'Indicações'],
] as const;

export default function CleaningPage() {
  usePageTitle('Limpeza do Banco de Dados');
  const query = useFreshQuery(DATABASE_STATUS);
  const [cleaning, setCleaning] = useState<Cleaning>();
  const status = query.data?.databaseStatus;
  /** Refetches, because the unpaid bonuses may have changed since the page was opened. */
  const choose = (next: Cleaning) => {
    void query.refetch();
    setCleaning(next);
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 960 }}>
      <PageHeading title="Limpeza do Banco de Dados" text="O que está guardado, e o que pode ser apagado." />
      <LoadState
        {...queryState(query)}
        loadingLabel="Verificando o banco de dados..."
        errorTitle="Erro ao verificar status do banco de dados"
      >
        <FigureList phoneWidth={6}>
          {COUNTS.map(([key, label]) => (
            <Figure key={key} label={label} value={status?.[key].toLocaleString('pt-BR')} href={undefined} />
          ))}
        </FigureList>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
          <Choice
            title="Limpeza parcial"
            text="Apaga os candidatos e tudo o que veio deles: currículos, entrevistas, mensagens e aplicações de indicação. Vagas, indicações e usuários ficam."
            button="Limpar candidatos"
            onChoose={() => choose('partial')}
          />
          <Choice
            title="Limpeza completa"
            text="Apaga também as indicações, as vagas e os usuários. Só o seu próprio usuário fica."
            button="Limpar banco de dados"
            onChoose={() => choose('full')}
          />
        </Box>
      </LoadState>
      {cleaning && status && (
        <CleaningDialog
          cleaning={cleaning}
          phrase={status.confirmationPhrase}
          unpaidBonuses={{ count: status.owedBonuses, totalCents: status.owedBonusCents }}
          onClose={() => setCleaning(undefined)}
        />
      )}
    </Box>
  );
}

interface ChoiceProps {
  title: string;
  text: string;
  button: string;
  onChoose: () => void;
}

const Choice = ({ title, text, button, onChoose }: ChoiceProps) => (
  <Card component="section" sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
    <Typography variant="h3" component="h2">
      {title}
    </Typography>
    <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
    {/* On one line with that of the card beside it. */}
    <Box sx={{ mt: 'auto' }}>
      <Button variant="outlined" color="error" onClick={onChoose}>
        {button}
      </Button>
    </Box>
  </Card>
);
