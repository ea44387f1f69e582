import { useState, type SyntheticEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { NOTE_MAX_CHARS, type AreaApplication } from '@araucaria/contracts/domain';
import { rest } from '../../shared/api/rest';
import { useCall } from '../../shared/api/use-call';
import { TextBox } from '../../shared/form/text-box';
import { UndoButton } from '../../shared/ui/undo-button';
import { useUndoable } from '../../shared/ui/use-undoable';
import { AREA_PATH } from './area';
import { ReopenApplication } from './reopen-application';

interface WithdrawFormProps {
  application: AreaApplication;
  title: string;
  onChange: () => Promise<void>;
}

/** Withdraws an application, with an optional reason, offers the undo while the server may accept it, and later to reopen it. */
export function WithdrawForm({ application, title, onChange }: WithdrawFormProps) {
  const { id, jobId, outcome, undo } = application;
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const undoable = useUndoable(undo);
  const { busy, failure, run } = useCall();

  const change = (work: () => Promise<unknown>) =>
    run(async () => {
      await work();
      setIsOpen(false);
      await onChange();
    });
  const path = `${AREA_PATH}/applications/${id}/withdrawal` as const;
  const withdraw = () => change(() => rest('POST', path, { reason }));
  const undoWithdrawal = (changeId: string) => change(() => rest('POST', `${path}/undo`, { changeId }));

  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <div role="alert">{failure && <Alert severity="error">{failure}</Alert>}</div>
      {outcome === 'declined' ? (
        undoable ? (
          <UndoButton undo={undoable} label="Desfazer a desistência" onUndo={undoWithdrawal} />
        ) : (
          jobId !== null && <ReopenApplication jobId={jobId} title={title} onChange={onChange} />
        )
      ) : isOpen ? (
        <Box
          component="form"
          onSubmit={(event: SyntheticEvent) => {
            event.preventDefault();
            void withdraw();
          }}
          sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', width: '100%', maxWidth: 560 }}
        >
          <TextBox
            name={`motivo-${id}`}
            multiline
            minRows={2}
            label="Motivo (opcional)"
            hint="Ajuda a equipe a melhorar. As entrevistas marcadas são canceladas. Você pode desfazer por um minuto; depois disso, pode reabrir a candidatura, do início, enquanto a vaga estiver aberta."
            limit={NOTE_MAX_CHARS}
            value={reason}
            onChange={setReason}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button type="submit" color="error" variant="contained" disabled={busy}>
              Confirmar a desistência
            </Button>
            <Button onClick={() => setIsOpen(false)}>Continuar no processo</Button>
          </Box>
        </Box>
      ) : (
        <Button
          color="inherit"
          sx={{ ml: -1.5 }}
          aria-label={`Desistir desta candidatura: ${title}`}
          onClick={() => setIsOpen(true)}
        >
          Desistir desta candidatura
        </Button>
      )}
    </Box>
  );
}
