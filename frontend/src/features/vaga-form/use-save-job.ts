import { useApolloClient, useMutation } from '@apollo/client/react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { failureOf } from '../../shared/api/failure';
import { publicAnswers } from '../../shared/api/public-answers';
import { showFieldErrors } from '../../shared/form/server-fields';
import { JOBS } from '../../shared/jobs';
import { toast } from '../../shared/toasts/toast';
import { CREATE_JOB, UPDATE_JOB } from './job-queries';
import { inputOf, type JobValues } from './job-values';

/** Creates the vacancy, or updates the one with `id`; then the list, which already holds it, is shown. */
export function useSaveJob(form: UseFormReturn<JobValues>, id: number | undefined) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [create] = useMutation(CREATE_JOB);
  const [update] = useMutation(UPDATE_JOB);
  return async (values: JobValues) => {
    const input = inputOf(values);
    try {
      if (id === undefined) await create({ variables: { input } });
      else await update({ variables: { id, input } });
    } catch (error) {
      const { message, fields } = failureOf(error);
      showFieldErrors(form, fields);
      toast.destructive(id === undefined ? 'Erro ao criar vaga' : 'Erro ao atualizar vaga', message);
      return;
    }
    if (id === undefined) toast.success('Vaga criada com sucesso', 'A vaga foi adicionada ao sistema.');
    else toast.success('Vaga atualizada com sucesso', 'As alterações foram salvas.');
    publicAnswers.forget();
    // A list that cannot be fetched again just now says so itself.
    await client.query({ query: JOBS, fetchPolicy: 'network-only' }).catch(() => undefined);
    await navigate('/vagas');
  };
}
