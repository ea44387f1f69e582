import { unsavedChanges } from '../shared/form/unsaved-changes';
import { ConfirmDialog } from '../shared/ui/confirm-dialog';

export default function UnsavedChangesQuestion() {
  return (
    <ConfirmDialog
      title="Descartar o que foi digitado?"
      cancel="Continuar editando"
      confirm="Descartar"
      onConfirm={() => unsavedChanges.answer(true)}
      onClose={() => unsavedChanges.answer(false)}
    >
      As alterações deste formulário ainda não foram salvas.
    </ConfirmDialog>
  );
}
