import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { graphql } from '../../generated';
import { failureOf } from '../../shared/api/failure';
import { clearCaches } from '../../shared/api/clear-caches';
import { runOperation } from '../../shared/api/run-operation';
import { toast } from '../../shared/toasts/toast';

const DELETE_JOB = graphql(`
  mutation DeleteJob($id: Int!) {
    deleteJob(id: $id)
  }
`);

const HAS_CANDIDATES = 'Não é possível excluir esta vaga pois existem candidatos associados a ela.';

interface DeleteJobDialogProps {
  job: { id: number; title: string };
  onClose: () => void;
}

export default function DeleteJobDialog({ job, onClose }: DeleteJobDialogProps) {
  const [loading, setLoading] = useState(false);
  /** Whether this user deleted the job, or another user before. */
  const [deleted, setDeleted] = useState<'now' | 'before'>();
  const confirm = async () => {
    setLoading(true);
    try {
      await runOperation(DELETE_JOB, { id: job.id });
      setDeleted('now');
    } catch (error) {
      const { code, message } = failureOf(error);
      if (code === 'NOT_FOUND') {
        setDeleted('before');
        return;
      }
      toast.destructive(
        'Erro ao excluir',
        code === 'JOB_HAS_CANDIDATES' ? HAS_CANDIDATES : `Erro ao excluir vaga: ${message}`,
      );
      onClose();
    }
  };
  const leave = () => {
    onClose();
    // The card disappears with the button that has the focus: the focus moves to the page.
    document.getElementById('conteudo')?.focus({ preventScroll: true });
    if (deleted === 'before') toast.info('Vaga já excluída', 'Outra pessoa excluiu esta vaga antes.');
    else toast.success('Vaga excluída', 'A vaga foi removida com sucesso.');
    // A failed refetch is shown by the list itself.
    clearCaches().catch(() => undefined);
  };
  return (
    <Dialog
      open={!deleted}
      onClose={loading ? undefined : onClose}
      slotProps={{ transition: { onExited: leave } }}
      aria-labelledby={`delete-${job.id}`}
    >
      <DialogTitle id={`delete-${job.id}`}>Excluir vaga</DialogTitle>
      <DialogContent>
        <DialogContentText>
          A vaga “{job.title}” será excluída. Esta ação não pode ser desfeita.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={loading} onClick={onClose} autoFocus>
          Cancelar
        </Button>
        <Button color="error" variant="contained" disabled={loading} onClick={() => void confirm()}>
          {loading ? 'Excluindo...' : 'Sim, excluir vaga'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
