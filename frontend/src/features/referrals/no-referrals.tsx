import GroupAddOutlined from '@mui/icons-material/GroupAddOutlined';
import { Notice } from '../../shared/ui/notice';

export const NoReferrals = ({ text }: { text: string }) => (
  <Notice icon={<GroupAddOutlined />} title="Nenhuma indicação encontrada" text={text} />
);
