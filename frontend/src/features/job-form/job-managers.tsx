import { useMutation } from '@apollo/client/react';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { StaffPicker } from '../../domain/staff/staff-picker';
import type { StaffName } from '../../domain/staff/staff-queries';
import { reportFailure } from '../../shared/toasts/report-failure';
import { toast } from '../../shared/toasts/toast';
import { JOB_MANAGERS, SET_JOB_MANAGERS } from './job-queries';

const idsOf = (members: readonly StaffName[]): number[] => members.map(({ id }) => id);

/** The users who manage a job. A change is saved at once: it is about access, not a part of the advertisement. */
export function JobManagers({ id }: { id: number }) {
  const { data } = useFreshQuery(JOB_MANAGERS, { variables: { id } });
  const [save, { loading }] = useMutation(SET_JOB_MANAGERS, { awaitRefetchQueries: true });
  if (!data?.job) return null;
  const shown = data.job.managers;
  const change = (managers: StaffName[]) =>
    reportFailure('Erro ao salvar os gestores', async () => {
      // What a colleague has changed since `shown` was read stays, and is shown with the response.
      await save({ variables: { id, managerIds: idsOf(managers), basedOn: idsOf(shown) } });
      toast.success('Gestores da vaga atualizados');
    });
  return (
    <Card
      component="section"
      aria-labelledby="gestores"
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}
    >
      <Typography id="gestores" variant="h2">
        Gestores da vaga
      </Typography>
      <StaffPicker
        label="Gestores"
        hint="Quem tem o perfil “Gestão de vagas” vê os candidatos, as entrevistas e as contratações desta vaga. A mudança é salva na hora."
        value={shown}
        disabled={loading}
        onChange={(managers) => void change(managers)}
      />
    </Card>
  );
}
