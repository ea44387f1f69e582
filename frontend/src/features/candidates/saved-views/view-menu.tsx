import { useId, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ArrowDropDown from '../../../generated/icons/ArrowDropDown';
import { failureOf, type Failure } from '../../../shared/api/failure';
import { toast } from '../../../shared/toasts/toast';
import { undoFailed } from '../../../shared/toasts/undo-offers';
import { CHANGE_SAVED_VIEW, DELETE_SAVED_VIEW, SAVE_VIEW, type SavedView } from './saved-views-queries';

interface ViewMenuProps {
  view: SavedView;
  query: string;
  onRename: () => void;
}

export function ViewMenu({ view, query, onRename }: ViewMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const [change] = useMutation(CHANGE_SAVED_VIEW);
  const [remove] = useMutation(DELETE_SAVED_VIEW);
  const [save] = useMutation(SAVE_VIEW);
  const item = (text: string, act: () => unknown) => (
    <MenuItem
      key={text}
      onClick={() => {
        setAnchor(null);
        act();
      }}
    >
      {text}
    </MenuItem>
  );
  const run = async (
    act: () => Promise<unknown>,
    onError = ({ message }: Failure) => toast.destructive('Erro ao mudar visão', message),
  ) => {
    try {
      await act();
    } catch (error) {
      onError(failureOf(error));
    }
  };
  const restore = (): Promise<void> =>
    run(
      async () => {
        const { data } = await save({ variables: { name: view.name, query: view.query } });
        if (data && view.isDefault) await change({ variables: { id: data.saveView.id, isDefault: true } });
      },
      (failure) => undoFailed(failure, () => void restore()),
    );
  const removeWithUndo = () =>
    run(async () => {
      await remove({ variables: { id: view.id } });
      toast.undoable('Visão excluída', view.name, () => void restore());
    });
  return (
    <>
      <IconButton
        aria-label={`Ações sobre a visão ${view.name}`}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ArrowDropDown />
      </IconButton>
      {anchor && (
        <Menu id={id} anchorEl={anchor} open onClose={() => setAnchor(null)}>
          {query !== view.query &&
            item('Atualizar com a lista de agora', () =>
              run(() => change({ variables: { id: view.id, query } })),
            )}
          {item(view.isDefault ? 'Deixar de abrir primeiro' : 'Abrir primeiro', () =>
            run(() => change({ variables: { id: view.id, isDefault: !view.isDefault } })),
          )}
          {item('Renomear', onRename)}
          {item('Excluir', removeWithUndo)}
        </Menu>
      )}
    </>
  );
}
