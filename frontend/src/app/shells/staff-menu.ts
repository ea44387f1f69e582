import { isPermitted, type Permission, type RoleHolder } from '@araucaria/contracts/domain';
import type { SvgIcon } from '@mui/material';
import AccountCircleOutlined from '../../generated/icons/AccountCircleOutlined';
import AddCircleOutlineOutlined from '../../generated/icons/AddCircleOutlineOutlined';
import CleaningServicesOutlined from '../../generated/icons/CleaningServicesOutlined';
import DashboardOutlined from '../../generated/icons/DashboardOutlined';
import EventOutlined from '../../generated/icons/EventOutlined';
import FactCheckOutlined from '../../generated/icons/FactCheckOutlined';
import ForumOutlined from '../../generated/icons/ForumOutlined';
import GroupAddOutlined from '../../generated/icons/GroupAddOutlined';
import GroupsOutlined from '../../generated/icons/GroupsOutlined';
import ManageAccountsOutlined from '../../generated/icons/ManageAccountsOutlined';
import MarkEmailReadOutlined from '../../generated/icons/MarkEmailReadOutlined';
import MonitorHeartOutlined from '../../generated/icons/MonitorHeartOutlined';
import PaymentsOutlined from '../../generated/icons/PaymentsOutlined';
import PrivacyTipOutlined from '../../generated/icons/PrivacyTipOutlined';
import QrCode2Outlined from '../../generated/icons/QrCode2Outlined';
import VerifiedOutlined from '../../generated/icons/VerifiedOutlined';
import WbSunnyOutlined from '../../generated/icons/WbSunnyOutlined';
import WebOutlined from '../../generated/icons/WebOutlined';
import WorkOutlineOutlined from '../../generated/icons/WorkOutlineOutlined';
import { MY_DAY_PERMISSIONS } from '../../shared/session/my-day-permissions';

export interface MenuEntry {
  to: string;
  text: string;
  icon: typeof SvgIcon;
  /** Other paths for which the entry is selected. */
  otherPaths?: string[];
  /** Absent: shown to all logged-in users. Of several one is enough. */
  permission?: Permission | readonly Permission[];
}

interface MenuGroup {
  /** Absent: what concerns the user. */
  title?: string;
  entries: MenuEntry[];
}

const STAFF_MENU: MenuGroup[] = [
  {
    entries: [{ to: '/inicio', text: 'Meu dia', icon: WbSunnyOutlined, permission: MY_DAY_PERMISSIONS }],
  },
  {
    title: 'Recrutamento',
    entries: [
      { to: '/dashboard', text: 'Candidatos Inscritos', icon: GroupsOutlined, permission: 'candidates.read' },
      { to: '/entrevistas', text: 'Entrevistas', icon: EventOutlined, permission: 'interviews.read' },
      {
        to: '/candidatos-aprovados',
        text: 'Candidatos Aprovados',
        icon: VerifiedOutlined,
        permission: 'hiring.read',
      },
      {
        to: '/hiring-dashboard',
        otherPaths: ['/candidate-hiring', '/processos-contratacao'],
        text: 'Dashboard de Contratações',
        icon: DashboardOutlined,
        permission: 'hiring.read',
      },
      { to: '/vagas', otherPaths: ['/jobs'], text: 'Vagas', icon: WorkOutlineOutlined },
      {
        to: '/nova-vaga',
        otherPaths: ['/job-form'],
        text: 'Nova Vaga',
        icon: AddCircleOutlineOutlined,
        permission: 'jobs.manage',
      },
      {
        to: '/modelos-mensagem',
        text: 'Modelos de Mensagem',
        icon: ForumOutlined,
        permission: 'templates.manage',
      },
      {
        to: '/retorno-aos-candidatos',
        text: 'Retorno aos Candidatos',
        icon: MarkEmailReadOutlined,
        permission: 'responses.manage',
      },
    ],
  },
  {
    title: 'Indicações',
    entries: [
      {
        to: '/indicacoes',
        otherPaths: ['/referral-management'],
        text: 'Indicações',
        icon: GroupAddOutlined,
      },
      {
        to: '/controle-indicacoes',
        text: 'Controle de Indicações',
        icon: QrCode2Outlined,
        permission: 'referrals.read',
      },
      {
        to: '/pagamentos-bonus',
        text: 'Pagamentos de Bônus',
        icon: PaymentsOutlined,
        permission: 'bonuses.read',
      },
    ],
  },
  {
    title: 'Administração',
    entries: [
      { to: '/usuarios', text: 'Usuários', icon: ManageAccountsOutlined, permission: 'users.manage' },
      { to: '/pagina-inicial', text: 'Página Inicial', icon: WebOutlined, permission: 'site.manage' },
      { to: '/operacoes', text: 'Operações', icon: MonitorHeartOutlined, permission: 'operations.manage' },
      { to: '/auditoria', text: 'Auditoria', icon: FactCheckOutlined, permission: 'audit.read' },
      {
        to: '/privacidade-interna',
        text: 'Privacidade',
        icon: PrivacyTipOutlined,
        permission: 'privacy.manage',
      },
      {
        to: '/limpeza-banco',
        text: 'Limpeza do Banco',
        icon: CleaningServicesOutlined,
        permission: 'database.clean',
      },
    ],
  },
  {
    entries: [{ to: '/minha-conta', text: 'Minha Conta', icon: AccountCircleOutlined }],
  },
];

/** Whether the entry is that of the page; a page of a vacancy belongs to the list of vacancies. */
export const isCurrent = ({ to, otherPaths = [] }: MenuEntry, pathname: string): boolean =>
  [to, ...otherPaths].includes(pathname) || (to === '/vagas' && pathname.startsWith('/vagas/'));

/** The groups with the entries that the user's roles permit; none without entries. */
export const menuOf = (user: RoleHolder | null): MenuGroup[] =>
  STAFF_MENU.map(({ entries, ...group }) => ({
    ...group,
    entries: entries.filter(
      ({ permission }) => !permission || [permission].flat().some((one) => user && isPermitted(user, one)),
    ),
  })).filter(({ entries }) => entries.length > 0);
