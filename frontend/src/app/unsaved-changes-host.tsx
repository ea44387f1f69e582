import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { unsavedChanges } from '../shared/form/unsaved-changes';

const never = () => false;

/** Prompts before unsaved changes are lost. The dialog is loaded when the first form has changes. */
export function UnsavedChangesHost() {
  const hasChanges = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.hasAny, never);
  const isPrompting = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.isPrompting, never);
  const [Dialog, setDialog] = useState<ComponentType>();
  useEffect(() => {
    if (hasChanges)
      import('./unsaved-changes-dialog').then(
        (loaded) => setDialog(() => loaded.default),
        () => undefined,
      );
  }, [hasChanges]);
  useEffect(() => {
    // Falls back to the browser's dialog if the chunk could not be loaded.
    if (isPrompting && !Dialog) unsavedChanges.resolve(confirm('Descartar o que foi digitado?'));
  }, [isPrompting, Dialog]);
  useEffect(() => {
    if (!hasChanges) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onUnload);
    return () => removeEventListener('beforeunload', onUnload);
  }, [hasChanges]);
  return isPrompting && Dialog ? <Dialog /> : null;
}
