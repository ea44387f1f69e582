import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import PhonelinkEraseOutlined from '@mui/icons-material/PhonelinkEraseOutlined';
import { ActsMenu } from '../../shared/lists/acts-menu';

interface MoreUserActionsProps {
  username: string;
  onEndSessions: () => void;
  onResetSecondFactor: () => void;
}

/** The rarer actions on a user, in a menu: the icons of all actions would make the table wider than the window. */
export const MoreUserActions = ({ username, onEndSessions, onResetSecondFactor }: MoreUserActionsProps) => (
  <ActsMenu
    label={`Mais ações sobre ${username}`}
    groups={[
      [
        { label: 'Encerrar sessões', icon: <LogoutOutlined />, act: onEndSessions },
        { label: 'Redefinir segundo fator', icon: <PhonelinkEraseOutlined />, act: onResetSecondFactor },
      ],
    ]}
  />
);
