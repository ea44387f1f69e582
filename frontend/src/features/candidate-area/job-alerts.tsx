import { useEffect, useState, type SyntheticEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { JobAlertView } from '@araucaria/contracts/domain';
import type { JobAlertChoices } from '../../generated/rest';
import { rest } from '../../shared/api/rest';
import { useCall } from '../../shared/api/use-call';
import { useSimpleForm } from '../../shared/form/simple-form';
import { SimpleInput } from '../../shared/form/simple-input';
import { AREA_PATH } from './area';

const EMPTY = { departamento: '', local: '' };
type NewAlert = typeof EMPTY;

const textOf = ({ department, location }: JobAlertView): string => {
  if (department && location) return `${department}, em ${location}`;
  if (location) return `Todas as vagas em ${location}`;
  return department ? `${department}, em qualquer local` : 'Todas as vagas';
};

interface JobAlertsProps {
  alerts: JobAlertView[];
  onChange: () => Promise<void>;
}

export function JobAlerts({ alerts, onChange }: JobAlertsProps) {
  const { busy, failure, run } = useCall();
  const [notice, setNotice] = useState<string>();
  const [addedCount, setAddedCount] = useState(0);
  const [choices, setChoices] = useState<JobAlertChoices>({ departments: [], locations: [] });
  useEffect(() => {
    // Without the lists an alert about all jobs is still possible.
    rest('GET', `${AREA_PATH}/job-alert-choices`).then(setChoices, () => undefined);
  }, []);

  const change = (call: () => Promise<string>) =>
    run(async () => {
      setNotice(undefined);
      const done = await call();
      await onChange();
      setNotice(done);
    });
  const remove = (alert: JobAlertView) =>
    change(async () => {
      await rest('DELETE', `${AREA_PATH}/job-alerts/${alert.id}`);
      return 'Alerta removido.';
    });
  const add = ({ departamento, local }: NewAlert) =>
    change(async () => {
      const { id } = await rest('POST', `${AREA_PATH}/job-alerts`, {
        department: departamento,
        location: local,
      });
      setAddedCount((count) => count + 1);
      // The server answers with the alert that exists for the same jobs.
      return alerts.some((alert) => alert.id === id) ? 'Você já tem este alerta.' : 'Alerta criado.';
    });

  return (
    <Box component="section" aria-labelledby="alertas" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2" id="alertas">
        Alertas de vagas
      </Typography>
      <Typography>
        Quando abrirmos uma vaga que combina com um alerta, avisamos por e-mail: no máximo uma mensagem por
        dia, pela manhã. Cada mensagem tem um link que cancela todos os alertas com um clique.
      </Typography>
      {alerts.length > 0 && (
        <Box
          component="ul"
          aria-label="Os seus alertas"
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
        >
          {alerts.map((alert) => (
            <Box
              key={alert.id}
              component="li"
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
            >
              <Box component="span" sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}>
                {textOf(alert)}
              </Box>
              <Button
                disabled={busy}
                aria-label={`Remover o alerta ${textOf(alert)}`}
                onClick={() => void remove(alert)}
              >
                Remover
              </Button>
            </Box>
          ))}
        </Box>
      )}
      <div role="status">{notice && <Alert severity="success">{notice}</Alert>}</div>
      <div role="alert">{failure && <Alert severity="error">{failure}</Alert>}</div>
      <AlertForm key={addedCount} choices={choices} busy={busy} onAdd={add} />
    </Box>
  );
}

interface AlertFormProps {
  choices: JobAlertChoices;
  busy: boolean;
  onAdd: (alert: NewAlert) => Promise<void>;
}

function AlertForm({ choices, busy, onAdd }: AlertFormProps) {
  const form = useSimpleForm(EMPTY, {});
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: SyntheticEvent) => form.submit(event, { onValid: onAdd })}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <SimpleInput
        form={form}
        name="departamento"
        label="Departamento"
        options={[['', 'Todos os departamentos'], ...choices.departments.map((one) => [one, one] as const)]}
      />
      <SimpleInput
        form={form}
        name="local"
        label="Local"
        options={[['', 'Todos os locais'], ...choices.locations.map((one) => [one, one] as const)]}
      />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Button type="submit" variant="outlined" disabled={busy || form.submitting}>
          Criar alerta
        </Button>
      </Box>
    </Box>
  );
}
