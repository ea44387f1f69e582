import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UndoOffer } from '@araucaria/contracts/domain';
import { useUndoable } from './use-undoable';

interface UndoButtonProps {
  /** As the server has it; null: the change cannot be undone. */
  undo: UndoOffer | null | undefined;
  label?: string;
  /** Of which change, where several are on the screen. */
  accessibleLabel?: string;
  onUndo: (changeId: string) => Promise<void>;
}

/** Undoes a change where it shows, as long as the server accepts it, and says until when. */
export function UndoButton({ undo, label = 'Desfazer', accessibleLabel, onUndo }: UndoButtonProps) {
  const undoable = useUndoable(undo);
  const [busy, setBusy] = useState(false);
  if (!undoable) return null;
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, pt: 0.5 }}
    >
      <Button
        variant="outlined"
        size="small"
        aria-label={accessibleLabel}
        disabled={busy}
        sx={{ '@media (pointer: coarse)': { minHeight: 44 } }}
        onClick={() => {
          setBusy(true);
          void onUndo(undoable.changeId).finally(() => setBusy(false));
        }}
      >
        {label}
      </Button>
      <Typography variant="body2">Possível até {formatTimeOfDay(undoable.until)}.</Typography>
    </Box>
  );
}

const formatTimeOfDay = (instant: string): string =>
  new Date(instant).toLocaleTimeString('pt-BR', { timeZone: 'America/Sao_Paulo' });
