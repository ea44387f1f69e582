import { useNavigate } from 'react-router-dom';
import { failureOf } from '../../shared/api/failure';
import { clearCaches } from '../../shared/api/clear-caches';
import { clearStaffDrafts } from '../../shared/form/draft';
import { unsavedChanges } from '../../shared/form/unsaved-changes';
import { sessionStore } from '../../shared/session/session-store';
import { toast } from '../../shared/toasts/toast';

/** Logs out and clears the caches; prompts first if a form has unsaved changes. */
export function useLogout(): () => void {
  const navigate = useNavigate();
  const logout = async () => {
    try {
      await sessionStore.logout();
    } catch (error) {
      toast.destructive('Falha no logout', failureOf(error).message);
      return;
    }
    clearStaffDrafts();
    toast.success('Logout realizado com sucesso');
    await navigate('/');
    await clearCaches();
  };
  return () => unsavedChanges.confirmLeave(() => void logout());
}
