import type { SvgIconComponent } from '@mui/icons-material';
import AddCircleOutlineOutlined from '@mui/icons-material/AddCircleOutlineOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import WorkOutlineOutlined from '@mui/icons-material/WorkOutlineOutlined';

interface MenuEntry {
  to: string;
  text: string;
  icon: SvgIconComponent;
}

/** Entries of the staff area, in the order of the sidebar; all of them for administrators. */
export const STAFF_MENU: MenuEntry[] = [
  { to: '/dashboard', text: 'Candidatos Inscritos', icon: GroupsOutlined },
  { to: '/entrevistas', text: 'Entrevistas', icon: EventOutlined },
  { to: '/candidatos-aprovados', text: 'Candidatos Aprovados', icon: VerifiedOutlined },
  { to: '/hiring-dashboard', text: 'Dashboard de Contratações', icon: DashboardOutlined },
  { to: '/modelos-mensagem', text: 'Modelos de Mensagem', icon: ForumOutlined },
  { to: '/vagas', text: 'Vagas', icon: WorkOutlineOutlined },
  { to: '/nova-vaga', text: 'Nova Vaga', icon: AddCircleOutlineOutlined },
  { to: '/usuarios', text: 'Usuários', icon: ManageAccountsOutlined },
];
