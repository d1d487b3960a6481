import { useNavigate } from 'react-router';
import { usePath } from '../shell/shell-context.ts';
import { signOut } from './session.ts';

/** Sign out and go home, as the page may be one that only a player sees. */
export function useLeave(): () => void {
  const navigate = useNavigate();
  const path = usePath();
  return () => {
    signOut();
    void navigate(path('/'));
  };
}
