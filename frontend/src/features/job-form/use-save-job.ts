import { useState } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { failureOf } from '../../shared/api/failure';
import { publicQueryCache } from '../../shared/api/public-query-cache';
import { REMAINING_CANDIDATES, type RemainingCandidates } from '../../domain/candidates/remaining-candidates';
import { setServerErrors } from '../../shared/form/server-errors';
import { JOBS } from '../../domain/jobs/jobs-query';
import { usePermission } from '../../shared/session/use-permission';
import { toast } from '../../shared/toasts/toast';
import type { Choices } from './conflict-dialog';
import { differencesOf, type Difference, type JobConflict } from './job-conflict';
import { CREATE_JOB, UPDATE_JOB } from './job-queries';
import { inputOf, valuesOf, type JobValues } from './job-values';

const GONE = 'Esta vaga foi excluída por outra pessoa. O que você digitou continua no formulário.';

/** A job that was closed while candidates are left in it. */
interface ClosedJob {
  id: number;
  stages: RemainingCandidates['stages'];
}

interface Outcomes {
  /** Called after saving, before the page is left. */
  onSaved: () => void;
  /** Called if the merged version is invalid. */
  onInvalid: () => void;
}

/** Creates a job, or updates the one with `id`, and then shows the list with the change. */
export function useSaveJob(
  form: UseFormReturn<JobValues>,
  id: number | undefined,
  formKey: string,
  { onSaved, onInvalid }: Outcomes,
) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [create] = useMutation(CREATE_JOB);
  const [update] = useMutation(UPDATE_JOB);
  const [pending, setPending] = useState<{ conflict: JobConflict; differences: Difference[] }>();
  const [gone, setGone] = useState(false);
  const [closed, setClosed] = useState<ClosedJob>();
  const mayDecide = usePermission('candidates.decide');

  const save = async (values: JobValues): Promise<void> => {
    const input = inputOf(values);
    const isClosing = Boolean(form.formState.defaultValues?.isActive) && !values.isActive;
    try {
      if (id === undefined || gone) await create({ variables: { input, formKey } });
      else await update({ variables: { id, input, from: values.from } });
    } catch (error) {
      return handleError(error, values);
    }
    onSaved();
    if (id === undefined || gone)
      toast.success('Vaga criada com sucesso', 'A vaga foi adicionada ao sistema.');
    else toast.success('Vaga atualizada com sucesso', 'As alterações foram salvas.');
    publicQueryCache.invalidate();
    const stages = id !== undefined && !gone && isClosing && mayDecide ? await remainingIn(client, id) : [];
    if (id !== undefined && stages.length) setClosed({ id, stages });
    else await showList();
  };

  const showList = async (): Promise<void> => {
    // Its decision is made: who goes back before the list is shown finds the form without the dialog.
    setClosed(undefined);
    // A failed refetch is shown by the list itself.
    await client.query({ query: JOBS, fetchPolicy: 'network-only' }).catch(() => undefined);
    await navigate('/vagas');
  };

  const handleError = async (error: unknown, values: JobValues): Promise<void> => {
    const { code, message, fields, details } = failureOf(error);
    if (code === 'CHANGED_MEANWHILE') return showConflict(details as unknown as JobConflict, values);
    if (code === 'NOT_FOUND' && id !== undefined) {
      setGone(true);
      toast.destructive('Erro ao atualizar vaga', GONE);
      return;
    }
    setServerErrors(form, fields);
    toast.destructive(id === undefined ? 'Erro ao criar vaga' : 'Erro ao atualizar vaga', message);
  };

  const showConflict = async (conflict: JobConflict, values: JobValues): Promise<void> => {
    const opened = form.formState.defaultValues as JobValues;
    const differences = differencesOf(conflict, values, opened.from === values.from ? opened : undefined);
    if (differences.length) setPending({ conflict, differences });
    // No choice is needed: both users made the same changes.
    else await resolveConflict(conflict, {}, values);
  };

  /** Merges the chosen values into the server's current version and saves again. */
  const resolveConflict = async (conflict: JobConflict, choices: Choices, mine: JobValues): Promise<void> => {
    const current = valuesOf(conflict.current);
    const theirs = conflict.changes.filter(({ field }) => choices[field] === 'theirs');
    const merged = {
      ...mine,
      ...Object.fromEntries(theirs.map(({ field }) => [field, current[field]])),
      from: current.from,
    };
    form.reset(current);
    for (const field of Object.keys(merged) as Array<keyof JobValues>)
      form.setValue(field, merged[field], { shouldDirty: true });
    setPending(undefined);
    await form.handleSubmit(save, onInvalid)();
  };

  return {
    save,
    /** Another user deleted the job: saving creates a new one. */
    gone,
    /** Set after saving until `showList`: its candidates wait for a response. */
    closed,
    showList,
    differences: pending?.differences,
    choose: (choices: Choices) => pending && resolveConflict(pending.conflict, choices, form.getValues()),
    keepEditing: () => setPending(undefined),
  };
}

/** The candidates who are left in a job. If they cannot be read, the page of the job shows them later. */
async function remainingIn(client: ApolloClient, jobId: number): Promise<RemainingCandidates['stages']> {
  const read = client.query({
    query: REMAINING_CANDIDATES,
    variables: { jobId },
    fetchPolicy: 'network-only',
  });
  const result = await read.catch(() => undefined);
  return result?.data?.remainingCandidates.stages ?? [];
}
