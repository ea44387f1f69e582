import Button from '@mui/material/Button';
import ContentCopyOutlined from '../../generated/icons/ContentCopyOutlined';
import { copyLink } from '../../shared/browser/copy-link';
import { jobLink } from './referral-link';
import type { ReferralRow } from './referral-queries';

export const CopyLink = ({ referral }: { referral: ReferralRow }) => (
  <Button
    startIcon={<ContentCopyOutlined />}
    aria-label={`Copiar link da indicação ${referral.code}`}
    onClick={() =>
      void copyLink(
        jobLink(location.origin, referral.jobId, referral.code),
        'O link de indicação foi copiado para a área de transferência',
      )
    }
  >
    Copiar link
  </Button>
);
