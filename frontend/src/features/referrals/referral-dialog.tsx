import { Modal } from '../../shared/ui/modal';
import ReferralForm from './referral-form';

export default function ReferralDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Indique um amigo" onClose={onClose}>
      <ReferralForm />
    </Modal>
  );
}
