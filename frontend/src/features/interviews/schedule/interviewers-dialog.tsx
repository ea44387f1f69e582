import { useState } from 'react';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { failureOf } from '../../../shared/api/failure';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { StaffPicker } from '../../../domain/staff/staff-picker';
import type { StaffName } from '../../../domain/staff/staff-queries';
import { toast } from '../../../shared/toasts/toast';
import { SET_INTERVIEWERS } from '../interview-changes';
import { confirmOverlaps } from '../overlaps/confirm-overlaps';
import type { InterviewRow } from '../interviews-queries';

/** Replaces the users who interview. */
export function InterviewersDialog({ interview, onClose }: { interview: InterviewRow; onClose: () => void }) {
  const [interviewers, setInterviewers] = useState<StaffName[]>(interview.interviewers);
  const client = useApolloClient();
  const [save, { loading }] = useMutation(SET_INTERVIEWERS);
  const submit = async () => {
    const interviewerIds = interviewers.map(({ id }) => id);
    const { id: exceptId, candidateId, interviewDate, durationMinutes } = interview;
    const added = interviewers.filter((one) => !interview.interviewers.some(({ id }) => id === one.id));
    try {
      // Overlaps of the present interviewers have been confirmed before. Only those of new ones are shown.
      const planned = { candidateId, interviewers: added, interviewDate, durationMinutes, exceptId };
      if (added.length && !(await confirmOverlaps(client, planned, 'Salvar mesmo assim'))) return;
      await save({ variables: { id: interview.id, interviewerIds } });
      toast.success('Entrevistadores atualizados');
      onClose();
    } catch (error) {
      toast.destructive('Erro ao salvar os entrevistadores', failureOf(error).message);
    }
  };
  return (
    <FormDialog
      title="Entrevistadores"
      submit="Salvar"
      submitting="Salvando..."
      busy={loading}
      isDirty={interviewers !== interview.interviewers}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onClose={onClose}
    >
      <StaffPicker
        label="Quem entrevista"
        hint="Recebem o convite por e-mail, com o calendário. Quem tem o perfil “Entrevistas” vê esta entrevista, o perfil e o currículo do candidato."
        value={interviewers}
        onChange={setInterviewers}
      />
    </FormDialog>
  );
}
