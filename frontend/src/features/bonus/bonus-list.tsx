import { useState } from 'react';
import Button from '@mui/material/Button';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { HireDialog } from '../../shared/referrals/hire-dialog';
import { candidateNameOf } from '../../shared/referrals/application-state';
import { ListState } from '../../shared/ui/list-state';
import { Notice } from '../../shared/ui/notice';
import { PagedList } from '../../shared/ui/paged-list';
import type { ChangeAddress } from '../../shared/use-address';
import { BONUS_COLUMNS } from './bonus-columns';
import { COMPLETED, PENDING, PREDICTED, type BonusRow } from './bonus-queries';
import { isFound, nextStep, type BonusTab } from './bonus-rules';
import { PayDialog } from './pay-dialog';

const PAGE_SIZE = 20;

const TEXTS = {
  previstos: ['Erro ao buscar previsões de pagamentos', 'Nenhum bônus previsto'],
  pendentes: ['Erro ao buscar pagamentos pendentes', 'Nenhum pagamento pendente'],
  concluidos: ['Erro ao buscar pagamentos completados', 'Nenhum pagamento concluído'],
} as const;

export interface BonusView {
  search: string;
  sort: string;
  page: string;
}

interface BonusTabProps {
  tab: Exclude<BonusTab, 'regras'>;
  view: BonusView;
  onChange: ChangeAddress<BonusView>;
}

interface Opened {
  dialog: 'hire' | 'first' | 'second';
  bonus: BonusRow;
}

export function BonusList({ tab, view, onChange }: BonusTabProps) {
  const [opened, setOpened] = useState<Opened>();
  const predicted = useFreshQuery(PREDICTED, { skip: tab !== 'previstos' });
  const pending = useFreshQuery(PENDING, { skip: tab !== 'pendentes' });
  const completed = useFreshQuery(COMPLETED, { skip: tab !== 'concluidos' });
  const answer = { previstos: predicted, pendentes: pending, concluidos: completed }[tab];
  const known = {
    previstos: predicted.data?.predictedBonuses,
    pendentes: pending.data?.pendingBonuses,
    concluidos: completed.data?.completedBonuses,
  }[tab];
  const found = known?.filter((row) => isFound(view.search, row)) ?? [];
  const [failure, none] = TEXTS[tab];
  const close = () => setOpened(undefined);
  return (
    <>
      <ListState
        ready={Boolean(known)}
        loading={answer.loading}
        error={answer.error}
        onRetry={() => answer.refetch()}
        wait="Carregando pagamentos..."
        failure={failure}
      >
        <PagedList
          label="Bônus de indicação"
          rows={found}
          limit={PAGE_SIZE}
          noun="bônus"
          columns={BONUS_COLUMNS}
          view={view}
          onChange={onChange}
          cardsBelow={1500}
          actions={tab === 'concluidos' ? undefined : (row) => <Actions bonus={row} onOpen={setOpened} />}
          empty={
            <Notice
              icon={<PaymentsOutlined />}
              title={none}
              text={view.search ? 'Mude a busca para ver outros.' : undefined}
            />
          }
        />
      </ListState>
      {opened?.dialog === 'hire' && <HireDialog application={opened.bonus} onClose={close} />}
      {(opened?.dialog === 'first' || opened?.dialog === 'second') && (
        <PayDialog bonus={opened.bonus} instalment={opened.dialog} onClose={close} />
      )}
    </>
  );
}

/** The next step, and the date of the hire while an instalment depends on it. */
function Actions({ bonus, onOpen }: { bonus: BonusRow; onOpen: (opened: Opened) => void }) {
  const { step, due } = nextStep(bonus);
  const name = candidateNameOf(bonus.candidateName);
  if (step === 'none') return null;
  if (step === 'hire')
    return (
      <Button
        aria-label={`Registrar contratação de ${name}`}
        onClick={() => onOpen({ dialog: 'hire', bonus })}
      >
        Registrar contratação
      </Button>
    );
  const text = step === 'first' ? 'Pagar 1º bônus' : 'Pagar 2º bônus';
  return (
    <>
      <Button
        disabled={!due}
        aria-label={`${text} de ${name}`}
        onClick={() => onOpen({ dialog: step, bonus })}
      >
        {text}
      </Button>
      <Button
        color="inherit"
        aria-label={`Alterar data de contratação de ${name}`}
        onClick={() => onOpen({ dialog: 'hire', bonus })}
      >
        Alterar data
      </Button>
    </>
  );
}
