import { useState } from 'react';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { StaffPicker } from '../../../domain/staff/staff-picker';
import { staffName, type StaffName } from '../../../domain/staff/staff-queries';
import { reportFailure } from '../../../shared/toasts/report-failure';
import { toast } from '../../../shared/toasts/toast';
import { SET_INTERVIEWERS } from '../interview-changes';
import { confirmOverlaps } from '../overlaps/confirm-overlaps';
import type { InterviewRow } from '../interviews-queries';

const namesOf = (members: readonly StaffName[]): string => members.map(staffName).sort().join(', ');

export function InterviewersDialog({ interview, onClose }: { interview: InterviewRow; onClose: () => void }) {
  // The list that this edit is based on, also when it refetches after a change of a colleague.
  const [opened] = useState<StaffName[]>(interview.interviewers);
  const [interviewers, setInterviewers] = useState(opened);
  const client = useApolloClient();
  const [save] = useMutation(SET_INTERVIEWERS);
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    const interviewerIds = interviewers.map(({ id }) => id);
    const { id: exceptId, candidateId, interviewDate, durationMinutes } = interview;
    const added = interviewers.filter((one) => !opened.some(({ id }) => id === one.id));
    setBusy(true);
    await reportFailure('Erro ao salvar os entrevistadores', async () => {
      // Overlaps of the present interviewers have been confirmed before. Only those of new ones are shown.
      const planned = { candidateId, interviewers: added, interviewDate, durationMinutes, exceptId };
      if (added.length && !(await confirmOverlaps(client, planned, 'Salvar mesmo assim'))) return;
      const basedOn = opened.map(({ id }) => id);
      const { data } = await save({ variables: { id: interview.id, interviewerIds, basedOn } });
      const saved = namesOf(data?.setInterviewers.interviewers ?? interviewers);
      const isShared = saved !== namesOf(interviewers);
      toast.success(
        'Entrevistadores atualizados',
        isShared ? `Outra pessoa também mudou a lista. Agora: ${saved || 'ninguém'}.` : undefined,
      );
      onClose();
    });
    setBusy(false);
  };
  return (
    <FormDialog
      title="Entrevistadores"
      submit="Salvar"
      submitting="Salvando..."
      busy={busy}
      isDirty={interviewers !== opened}
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
