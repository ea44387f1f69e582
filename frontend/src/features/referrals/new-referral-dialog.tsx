import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { useForm, useWatch } from 'react-hook-form';
import Alert from '@mui/material/Alert';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { randomId } from '../../shared/browser/random-id';
import { TextInput } from '../../shared/form/text-input';
import { JOBS } from '../../domain/jobs/jobs-query';
import { reportFailure } from '../../shared/toasts/report-failure';
import { toast } from '../../shared/toasts/toast';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { copyReferralLink, jobLink } from './referral-link';
import { CREATE_REFERRAL, MY_REFERRALS } from './referral-queries';

export function NewReferralDialog({ onClose }: { onClose: () => void }) {
  const { data } = useFreshQuery(JOBS);
  const [formKey] = useState(randomId);
  const [create] = useMutation(CREATE_REFERRAL);
  const { control, formState, handleSubmit } = useForm({ defaultValues: { jobId: '' } });
  const { data: own } = useFreshQuery(MY_REFERRALS);
  const chosen = useWatch({ control, name: 'jobId' });
  const existing = own?.myReferrals.find(({ jobId, active }) => active && String(jobId) === chosen);
  const open = data?.jobs.filter(({ isOpen }) => isOpen) ?? [];

  const save = ({ jobId }: { jobId: string }) =>
    reportFailure('Erro ao criar indicação', async () => {
      const { data: created } = await create({ variables: { jobId: Number(jobId), formKey } });
      onClose();
      toast.success('Indicação criada com sucesso', 'Compartilhe o link com quem você quer indicar.');
      if (created)
        await copyReferralLink(
          jobLink(location.origin, created.createReferral.jobId, created.createReferral.code),
        );
    });

  return (
    <FormDialog
      title="Nova Indicação"
      submit="Criar Indicação"
      submitting="Criando..."
      busy={formState.isSubmitting}
      isDirty={false}
      onSubmit={(event) => void handleSubmit(save)(event)}
      onClose={onClose}
    >
      <TextInput
        control={control}
        name="jobId"
        label="Vaga"
        rules={{ required: 'Selecione uma vaga' }}
        options={[
          ['', 'Selecione uma vaga'],
          ...open.map(({ id, title, department }) => [String(id), `${title} (${department})`] as const),
        ]}
      />
      {existing && (
        <Alert severity="info">
          Você já tem o link {existing.code} para esta vaga. Um novo conta os cliques e os candidatos à parte.
        </Alert>
      )}
    </FormDialog>
  );
}
