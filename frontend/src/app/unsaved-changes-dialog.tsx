import { unsavedChanges } from '../shared/form/unsaved-changes';
import { ConfirmDialog } from '../shared/dialogs/confirm-dialog';
import { staffTheme } from '../shared/ui/staff-theme';
import { withMui } from '../shared/ui/with-mui';

/** Only staff have forms that ask. The host of the dialog is outside of their pages, and so of their theme. */
export default withMui(function UnsavedChangesDialog() {
  return (
    <ConfirmDialog
      title="Descartar o que foi digitado?"
      cancel="Continuar editando"
      confirm="Descartar"
      onConfirm={() => unsavedChanges.resolve(true)}
      onClose={() => unsavedChanges.resolve(false)}
    >
      As alterações deste formulário ainda não foram salvas.
    </ConfirmDialog>
  );
}, staffTheme);
