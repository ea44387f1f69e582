import { useNavigate } from 'react-router-dom';
import { forgetAnswers } from '../../shared/api/forget-answers';
import { failureOf } from '../../shared/api/failure';
import { sessionStore } from '../../shared/session/session-store';
import { toast } from '../../shared/toasts/toast';

/** Ends the session and what it saw. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    try {
      await sessionStore.logout();
      await navigate('/');
      await forgetAnswers();
      toast.success('Logout realizado com sucesso');
    } catch (error) {
      toast.destructive('Falha no logout', failureOf(error).message);
    }
  };
}
