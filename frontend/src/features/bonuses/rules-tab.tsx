import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Add from '../../generated/icons/Add';
import { DEFAULT_BONUS_CENTS, FIRST_BONUS_DAYS, SECOND_BONUS_DAYS } from '@araucaria/contracts/domain';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { formatCents } from '../../shared/format/money';
import { toast } from '../../shared/toasts/toast';
import { ActDialog } from '../../shared/dialogs/act-dialog';
import { DataList, type Column } from '../../shared/lists/data-list';
import { LoadState, queryState } from '../../shared/ui/load-state';
import { EmptyState } from '../../shared/ui/empty-state';
import { READING_WIDTH } from '../../shared/ui/reading-width';
import { ToneChip } from '../../shared/ui/tone-chip';
import { BONUS_RULES, DELETE_RULE, type BonusRuleRow } from './bonus-queries';
import { RuleDialog } from './rule-dialog';

const departmentName = (rule: BonusRuleRow) => rule.department ?? 'Todos os departamentos';

const COLUMNS: Array<Column<BonusRuleRow>> = [
  { key: 'department', label: 'Departamento', cell: departmentName },
  { key: 'jobLevel', label: 'Nível', cell: (rule) => rule.jobLevel ?? '–' },
  { key: 'amount', label: 'Valor total', cell: (rule) => formatCents(rule.bonusAmount) },
  { key: 'description', label: 'Descrição', cell: (rule) => rule.description ?? '–' },
  {
    key: 'active',
    label: 'Situação',
    cell: (rule) =>
      rule.active ? <ToneChip tone="success" label="Ativa" /> : <ToneChip tone="default" label="Inativa" />,
  },
];

type OpenedDialog = { dialog: 'add' } | { dialog: 'edit' | 'delete'; rule: BonusRuleRow };

/** Bonus rules by department and level, which replace the default of two times 250 reais. */
export function RulesTab() {
  const query = useFreshQuery(BONUS_RULES);
  const [opened, setOpened] = useState<OpenedDialog>();
  const [remove] = useMutation(DELETE_RULE, { awaitRefetchQueries: true });
  const close = () => setOpened(undefined);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography sx={{ color: 'text.secondary', flex: '1 1 300px', maxWidth: READING_WIDTH, mr: 'auto' }}>
          O valor é definido na contratação, pela regra ativa que melhor corresponde à vaga: departamento e
          nível, só departamento, só nível, todos. Sem regra, o bônus é de {formatCents(DEFAULT_BONUS_CENTS)}.
          Metade vence após {FIRST_BONUS_DAYS} dias da contratação e metade após {SECOND_BONUS_DAYS} dias.
        </Typography>
        <Button variant="outlined" startIcon={<Add />} onClick={() => setOpened({ dialog: 'add' })}>
          Nova regra
        </Button>
      </Box>
      <LoadState
        {...queryState(query)}
        loadingLabel="Carregando regras..."
        errorTitle="Erro ao carregar as regras de bônus"
      >
        <DataList
          label="Regras de bônus"
          rows={query.data?.bonusRules ?? []}
          columns={COLUMNS}
          onOpen={(rule) => setOpened({ dialog: 'edit', rule })}
          actions={(rule) => (
            <>
              <Button
                aria-label={`Editar regra: ${departmentName(rule)}`}
                onClick={() => setOpened({ dialog: 'edit', rule })}
              >
                Editar
              </Button>
              <Button
                color="error"
                aria-label={`Excluir regra: ${departmentName(rule)}`}
                onClick={() => setOpened({ dialog: 'delete', rule })}
              >
                Excluir
              </Button>
            </>
          )}
          empty={
            <EmptyState title="Nenhuma regra de bônus" text="Todas as indicações seguem o bônus padrão." />
          }
        />
      </LoadState>
      {opened?.dialog === 'add' && <RuleDialog onClose={close} />}
      {opened?.dialog === 'edit' && <RuleDialog rule={opened.rule} onClose={close} />}
      {opened?.dialog === 'delete' && (
        <ActDialog
          title="Excluir regra de bônus"
          confirm="Excluir"
          confirming="Excluindo..."
          failed="Erro!"
          act={async () => {
            await remove({ variables: { id: opened.rule.id } });
            toast.success('Regra excluída', 'Volta a valer o bônus padrão.');
          }}
          onClose={close}
        >
          A regra de <strong>{departmentName(opened.rule)}</strong> será excluída. Bônus de contratações já
          registradas não mudam.
        </ActDialog>
      )}
    </>
  );
}
