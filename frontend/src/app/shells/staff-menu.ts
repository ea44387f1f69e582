import type { SvgIconComponent } from '@mui/icons-material';
import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import AddCircleOutlineOutlined from '@mui/icons-material/AddCircleOutlineOutlined';
import CleaningServicesOutlined from '@mui/icons-material/CleaningServicesOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import GroupAddOutlined from '@mui/icons-material/GroupAddOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import QrCode2Outlined from '@mui/icons-material/QrCode2Outlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import WorkOutlineOutlined from '@mui/icons-material/WorkOutlineOutlined';

interface MenuEntry {
  to: string;
  text: string;
  icon: SvgIconComponent;
  /** Other paths for which the entry is selected. */
  otherPaths?: string[];
  /** Shown to all logged-in users, not only to administrators. */
  everyone?: boolean;
}

/** Entries of the sidebar, in order. Administrators see all of them. */
export const STAFF_MENU: MenuEntry[] = [
  { to: '/dashboard', text: 'Candidatos Inscritos', icon: GroupsOutlined },
  { to: '/entrevistas', text: 'Entrevistas', icon: EventOutlined },
  { to: '/candidatos-aprovados', text: 'Candidatos Aprovados', icon: VerifiedOutlined },
  {
    to: '/hiring-dashboard',
    otherPaths: ['/candidate-hiring', '/processos-contratacao'],
    text: 'Dashboard de Contratações',
    icon: DashboardOutlined,
  },
  {
    to: '/indicacoes',
    otherPaths: ['/referral-management'],
    text: 'Indicações',
    icon: GroupAddOutlined,
    everyone: true,
  },
  { to: '/controle-indicacoes', text: 'Controle de Indicações', icon: QrCode2Outlined },
  { to: '/pagamentos-bonus', text: 'Pagamentos de Bônus', icon: PaymentsOutlined },
  { to: '/modelos-mensagem', text: 'Modelos de Mensagem', icon: ForumOutlined },
  { to: '/vagas', text: 'Vagas', icon: WorkOutlineOutlined, everyone: true },
  { to: '/nova-vaga', otherPaths: ['/job-form'], text: 'Nova Vaga', icon: AddCircleOutlineOutlined },
  { to: '/usuarios', text: 'Usuários', icon: ManageAccountsOutlined },
  { to: '/operacoes', text: 'Operações', icon: MonitorHeartOutlined },
  { to: '/auditoria', text: 'Auditoria', icon: FactCheckOutlined },
  { to: '/limpeza-banco', text: 'Limpeza do Banco', icon: CleaningServicesOutlined },
  { to: '/minha-conta', text: 'Minha Conta', icon: AccountCircleOutlined, everyone: true },
];
