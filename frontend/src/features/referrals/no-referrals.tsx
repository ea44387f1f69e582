import GroupAddOutlined from '../../generated/icons/GroupAddOutlined';
import { EmptyState } from '../../shared/ui/empty-state';

export const NoReferrals = ({ text }: { text: string }) => (
  <EmptyState icon={<GroupAddOutlined />} title="Nenhuma indicação encontrada" text={text} />
);
