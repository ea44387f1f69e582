import type { ReactNode } from 'react';
import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import ArrowDownward from '../../generated/icons/ArrowDownward';
import ArrowUpward from '../../generated/icons/ArrowUpward';
import MailOutlined from '../../generated/icons/MailOutlined';
import { failureOf } from '../../shared/api/failure';
import { refetchAfterChange } from '../../shared/api/refetch';
import type { RejectionReason } from '../../domain/candidates/rejection-queries';
import { toast } from '../../shared/toasts/toast';
import { EmptyState } from '../../shared/ui/empty-state';
import { READING_WIDTH } from '../../shared/ui/reading-width';
import { ORDER_REASONS, UPDATE_REASON } from './responses-queries';

interface ReasonListProps {
  reasons: readonly RejectionReason[];
  onEdit: (reason: RejectionReason) => void;
}

/** The reasons in the order in which dialogs offer them. */
export function ReasonList({ reasons, onEdit }: ReasonListProps) {
  const [order, ordering] = useMutation(ORDER_REASONS, { awaitRefetchQueries: true });
  const [update, updating] = useMutation(UPDATE_REASON);
  const busy = ordering.loading || updating.loading;
  const run = async (change: () => Promise<unknown>) => {
    try {
      await change();
    } catch (error) {
      const { code, message } = failureOf(error);
      if (code === 'CHANGED_MEANWHILE') void refetchAfterChange(['rejection-reason']);
      toast.destructive('Erro ao alterar motivos', message);
    }
  };
  const move = (index: number, by: -1 | 1) => {
    const from = reasons.map(({ id }) => id);
    const ids = [...from];
    const [moved] = ids.splice(index, 1);
    if (moved !== undefined) ids.splice(index + by, 0, moved);
    return run(() => order({ variables: { ids, from } }));
  };
  const toggle = ({ id, version, label, message, isActive }: RejectionReason) =>
    run(() => update({ variables: { id, from: version, input: { label, message, isActive: !isActive } } }));
  if (!reasons.length)
    return (
      <EmptyState
        icon={<MailOutlined />}
        title="Nenhum motivo cadastrado"
        text="Sem motivos, as reprovações usam um texto geral."
      />
    );
  return (
    <Box
      component="ol"
      aria-label="Motivos de reprovação"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {reasons.map((reason, index) => (
        <Box
          component="li"
          key={reason.id}
          sx={{ py: 1, display: 'flex', flexWrap: 'wrap', gap: 1.5, borderTop: 1, borderColor: 'divider' }}
        >
          {/* On a phone below the text, with the other acts. */}
          <Box
            sx={{
              display: 'flex',
              alignItems: 'flex-start',
              order: { xs: 1, md: 0 },
              ml: { xs: -0.75, md: 0 },
            }}
          >
            <MoveButton
              label={`Mover ${reason.label} para cima`}
              disabled={busy || index === 0}
              onClick={() => void move(index, -1)}
            >
              <ArrowUpward />
            </MoveButton>
            <MoveButton
              label={`Mover ${reason.label} para baixo`}
              disabled={busy || index === reasons.length - 1}
              onClick={() => void move(index, 1)}
            >
              <ArrowDownward />
            </MoveButton>
          </Box>
          <Box sx={{ flex: { xs: '1 1 100%', md: '1 1 260px' }, minWidth: 0 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <Typography component="h2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
                {reason.label}
              </Typography>
              {!reason.isActive && <Chip size="small" label="Fora de uso" />}
            </Box>
            <Typography
              variant="body2"
              sx={{
                mt: 0.5,
                maxWidth: READING_WIDTH,
                color: 'text.secondary',
                overflowWrap: 'anywhere',
                display: '-webkit-box',
                WebkitLineClamp: 2,
                WebkitBoxOrient: 'vertical',
                overflow: 'hidden',
              }}
            >
              {reason.message}
            </Typography>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', order: 1 }}>
            <Button
              color="inherit"
              disabled={busy}
              aria-label={`${reason.isActive ? 'Tirar de uso' : 'Voltar a usar'}: ${reason.label}`}
              onClick={() => void toggle(reason)}
            >
              {reason.isActive ? 'Tirar de uso' : 'Voltar a usar'}
            </Button>
            <Button aria-label={`Editar ${reason.label}`} onClick={() => onEdit(reason)}>
              Editar
            </Button>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

interface MoveButtonProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

const MoveButton = ({ label, disabled, onClick, children }: MoveButtonProps) => (
  <Tooltip title={label}>
    {/* A tooltip needs an element that takes events, which a disabled button does not. */}
    <span>
      <IconButton aria-label={label} disabled={disabled} onClick={onClick}>
        {children}
      </IconButton>
    </span>
  </Tooltip>
);
