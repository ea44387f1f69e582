import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { unsavedChanges } from '../shared/form/unsaved-changes';

const never = () => false;

/** Asks whether unsaved changes may be lost. The dialog is loaded as soon as there are any: most visits have none. */
export function UnsavedChangesHost() {
  const exist = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.hasAny, never);
  const asking = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.isPrompting, never);
  const [Question, setQuestion] = useState<ComponentType>();
  useEffect(() => {
    if (exist)
      import('./unsaved-changes-dialog').then(
        (loaded) => setQuestion(() => loaded.default),
        () => undefined,
      );
  }, [exist]);
  useEffect(() => {
    // The dialog may not have come, or its file is gone: the browser's own question is plain, but always there.
    if (asking && !Question) unsavedChanges.resolve(confirm('Descartar o que foi digitado?'));
  }, [asking, Question]);
  useEffect(() => {
    if (!exist) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onUnload);
    return () => removeEventListener('beforeunload', onUnload);
  }, [exist]);
  return asking && Question ? <Question /> : null;
}
