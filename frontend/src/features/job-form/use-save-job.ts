import { useState } from 'react';
import { useApolloClient, useMutation } from '@apollo/client/react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { failureOf } from '../../shared/api/failure';
import { publicQueryCache } from '../../shared/api/public-query-cache';
import { setServerErrors } from '../../shared/form/server-errors';
import { JOBS } from '../../shared/jobs/jobs-query';
import { toast } from '../../shared/toasts/toast';
import type { Choices } from './conflict-dialog';
import { differencesOf, type Difference, type JobConflict } from './job-conflict';
import { CREATE_JOB, UPDATE_JOB } from './job-queries';
import { inputOf, valuesOf, type JobValues } from './job-values';

const GONE = 'Esta vaga foi excluída por outra pessoa. O que você digitou continua no formulário.';

interface Outcomes {
  /** Nothing that was typed can be lost any more. */
  onSaved: () => void;
  /** What was chosen of two versions does not fit together. */
  onInvalid: () => void;
}

/** Creates the job, or updates the one with `id`; then the list, which already holds it, is shown. */
export function useSaveJob(
  form: UseFormReturn<JobValues>,
  id: number | undefined,
  { onSaved, onInvalid }: Outcomes,
) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [create] = useMutation(CREATE_JOB);
  const [update] = useMutation(UPDATE_JOB);
  const [meeting, setMeeting] = useState<{ conflict: JobConflict; differences: Difference[] }>();
  const [gone, setGone] = useState(false);

  const save = async (values: JobValues): Promise<void> => {
    const input = inputOf(values);
    try {
      if (id === undefined || gone) await create({ variables: { input } });
      else await update({ variables: { id, input, from: values.from } });
    } catch (error) {
      return refused(error, values);
    }
    onSaved();
    if (id === undefined || gone)
      toast.success('Vaga criada com sucesso', 'A vaga foi adicionada ao sistema.');
    else toast.success('Vaga atualizada com sucesso', 'As alterações foram salvas.');
    publicQueryCache.invalidate();
    // A list that cannot be fetched again just now says so itself.
    await client.query({ query: JOBS, fetchPolicy: 'network-only' }).catch(() => undefined);
    await navigate('/vagas');
  };

  const refused = async (error: unknown, values: JobValues): Promise<void> => {
    const { code, message, fields, details } = failureOf(error);
    if (code === 'CHANGED_MEANWHILE') return meet(details as unknown as JobConflict, values);
    if (code === 'NOT_FOUND' && id !== undefined) {
      setGone(true);
      toast.destructive('Erro ao atualizar vaga', GONE);
      return;
    }
    setServerErrors(form, fields);
    toast.destructive(id === undefined ? 'Erro ao criar vaga' : 'Erro ao atualizar vaga', message);
  };

  const meet = async (conflict: JobConflict, values: JobValues): Promise<void> => {
    const opened = form.formState.defaultValues as JobValues;
    const differences = differencesOf(conflict, values, opened.from === values.from ? opened : undefined);
    if (differences.length) setMeeting({ conflict, differences });
    // Both changed the same fields to the same values.
    else await settle(conflict, {}, values);
  };

  /** Takes the present version for the one that is edited, with what was chosen of it. */
  const settle = async (conflict: JobConflict, choices: Choices, mine: JobValues): Promise<void> => {
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
    setMeeting(undefined);
    await form.handleSubmit(save, onInvalid)();
  };

  return {
    save,
    /** The job was deleted by someone else: saving creates a new one. */
    gone,
    differences: meeting?.differences,
    choose: (choices: Choices) => meeting && settle(meeting.conflict, choices, form.getValues()),
    keepEditing: () => setMeeting(undefined),
  };
}
