import type { SvgIconComponent } from '@mui/icons-material';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import WorkOutlineOutlined from '@mui/icons-material/WorkOutlineOutlined';

interface MenuEntry {
  to: string;
  text: string;
  icon: SvgIconComponent;
}

/** Entries of the staff area, in the order of the sidebar; all of them for administrators. */
export const STAFF_MENU: MenuEntry[] = [
  { to: '/dashboard', text: 'Candidatos Inscritos', icon: GroupsOutlined },
  { to: '/vagas', text: 'Vagas', icon: WorkOutlineOutlined },
];
