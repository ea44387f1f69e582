import { useForm, useWatch } from 'react-hook-form';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FIRST_BONUS_DAYS, MAX_HIRE_DAYS_AHEAD, SECOND_BONUS_DAYS } from '@araucaria/contracts/domain';
import { DecisionMessage } from '../candidates/decision-message';
import { StatusChip } from '../candidates/status-chip';
import { useDecisionMessage } from '../candidates/use-decision-message';
import { dayOf } from '../../shared/dates/day-ranges';
import { addDays, type Day } from '../../shared/dates/days';
import { askConfirmation } from '../../shared/dialogs/confirmations';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { DayInput } from '../../shared/form/day-input';
import { formatReais } from '../../shared/format/money';
import { candidateNameOf } from './application-state';
import { ChangedBonusNotice } from './changed-bonus-notice';
import { hireDayDoubts, type DatedBonus } from './hire-day-doubts';
import { isHiredNow, useHire, type ReferredCandidate } from './use-hire';
import { ReferrerNotice } from './referrer-notice';

/** The first year that the server accepts. */
const FIRST_YEAR = 2000;

const DAY_ERRORS = {
  incomplete: 'Complete a data de contratação',
  before: `A data de contratação deve ser de ${FIRST_YEAR} em diante.`,
  after: `A data de contratação pode ser no máximo ${MAX_HIRE_DAYS_AHEAD} dias depois de hoje.`,
};

const CONFIRM_DAY = {
  title: 'A data de contratação está certa?',
  confirm: 'Registrar com esta data',
  cancel: 'Corrigir a data',
};

interface HireDialogProps {
  application: ReferredCandidate & DatedBonus & { jobTitle: string | null; referrerName: string | null };
  /** Registers a hire, or changes the date of one. */
  act: 'hire' | 'move';
  onClose: () => void;
}

/** Registers the hire of a referred candidate, which sets the due dates of both instalments, or changes its date. */
export function HireDialog({ application, act, onClose }: HireDialogProps) {
  const { candidateName, hireDate } = application;
  const before = hireDate && dayOf(hireDate);
  const { control, formState, handleSubmit } = useForm({ defaultValues: { hireDate: before ?? dayOf() } });
  const day = useWatch({ control, name: 'hireDate' });
  const { save, busy } = useHire(application, act);
  const message = useDecisionMessage(
    [application.candidateId],
    act === 'hire' && isHiredNow(application) ? { status: 'contratado' } : undefined,
  );
  const last = addDays(dayOf(), MAX_HIRE_DAYS_AHEAD);

  const confirm = async (values: { hireDate: Day }) => {
    const doubts = hireDayDoubts(application, values.hireDate);
    if (doubts && values.hireDate !== before && !(await askConfirmation({ ...CONFIRM_DAY, text: doubts })))
      return;
    if (await save(values.hireDate, message.notify)) onClose();
  };

  return (
    <FormDialog
      title={act === 'move' ? 'Alterar data de contratação' : 'Registrar contratação'}
      submit={act === 'move' ? 'Salvar' : 'Registrar contratação'}
      submitting="Salvando..."
      busy={busy}
      isDirty={formState.isDirty}
      disabled={!day || day > last || message.isUnknown}
      onSubmit={(event) => void handleSubmit(confirm)(event)}
      onClose={onClose}
    >
      <ChangedBonusNotice id={application.id} shown={{ hireDate }} busy={busy} />
      <Typography>
        Candidato: <strong>{candidateNameOf(candidateName)}</strong>
      </Typography>
      {act === 'hire' && <HiredPerson application={application} />}
      <DayInput
        control={control}
        name="hireDate"
        label="Data de contratação"
        min={`${FIRST_YEAR}-01-01`}
        max={last}
        problemText={(problem) => DAY_ERRORS[problem]}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        A primeira parcela vence {FIRST_BONUS_DAYS} dias depois desta data e a segunda, {SECOND_BONUS_DAYS}{' '}
        dias depois. Parcelas já pagas não mudam.
      </Typography>
      <DecisionMessage {...message.fields} />
      {act === 'hire' && <ReferrerNotice act="hired" />}
    </FormDialog>
  );
}

function HiredPerson({ application }: Pick<HireDialogProps, 'application'>) {
  const { candidateStatus, jobTitle, firstBonusAmount, secondBonusAmount, referrerName } = application;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      {candidateStatus && <StatusChip status={candidateStatus} />}
      <Typography variant="body2">{jobTitle ?? 'Vaga encerrada'}</Typography>
      <Typography variant="body2">
        {formatReais(firstBonusAmount + secondBonusAmount)} de bônus para {referrerName ?? 'quem indicou'}
      </Typography>
    </Box>
  );
}
