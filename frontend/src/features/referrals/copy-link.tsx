import Button from '@mui/material/Button';
import ContentCopyOutlined from '../../generated/icons/ContentCopyOutlined';
import { copyReferralLink, jobLink } from './referral-link';
import type { ReferralRow } from './referral-queries';

export const CopyLink = ({ referral }: { referral: ReferralRow }) => (
  <Button
    startIcon={<ContentCopyOutlined />}
    aria-label={`Copiar link da indicação ${referral.code}`}
    onClick={() => void copyReferralLink(jobLink(location.origin, referral.jobId, referral.code))}
  >
    Copiar link
  </Button>
);
