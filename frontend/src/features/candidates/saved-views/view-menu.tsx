import { useMutation } from '@apollo/client/react';
import ArrowDropDown from '../../../generated/icons/ArrowDropDown';
import { failureOf } from '../../../shared/api/failure';
import { ActsMenu } from '../../../shared/lists/acts-menu';
import { reportFailure } from '../../../shared/toasts/report-failure';
import { toast } from '../../../shared/toasts/toast';
import { undoFailed } from '../../../shared/toasts/undo-offers';
import { CHANGE_SAVED_VIEW, DELETE_SAVED_VIEW, SAVE_VIEW, type SavedView } from './saved-views-queries';

interface ViewMenuProps {
  view: SavedView;
  query: string;
  onRename: () => void;
}

export function ViewMenu({ view, query, onRename }: ViewMenuProps) {
  const { id, name, isDefault } = view;
  const [change] = useMutation(CHANGE_SAVED_VIEW);
  const [remove] = useMutation(DELETE_SAVED_VIEW);
  const [save] = useMutation(SAVE_VIEW);
  const run = (work: () => Promise<unknown>) => void reportFailure('Erro ao mudar visão', work);
  const restore = async (): Promise<void> => {
    try {
      const { data } = await save({ variables: { name, query: view.query } });
      if (data && isDefault) await change({ variables: { id: data.saveView.id, isDefault } });
    } catch (error) {
      undoFailed(failureOf(error), () => void restore());
    }
  };
  const removeWithUndo = async () => {
    await remove({ variables: { id } });
    toast.undoable('Visão excluída', name, () => void restore());
  };
  const update = {
    label: 'Atualizar com a lista de agora',
    act: () => run(() => change({ variables: { id, query } })),
  };
  return (
    <ActsMenu
      label={`Ações sobre a visão ${name}`}
      icon={<ArrowDropDown />}
      groups={[
        [
          ...(query === view.query ? [] : [update]),
          {
            label: isDefault ? 'Deixar de abrir primeiro' : 'Abrir primeiro',
            act: () => run(() => change({ variables: { id, isDefault: !isDefault } })),
          },
          { label: 'Renomear', act: onRename },
          { label: 'Excluir', act: () => run(removeWithUndo) },
        ],
      ]}
    />
  );
}
