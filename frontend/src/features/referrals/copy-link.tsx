import Button from '@mui/material/Button';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { copyText } from '../../shared/copy-text';
import { jobLink } from './referral-link';
import type { ReferralRow } from './referral-queries';

export const CopyLink = ({ referral }: { referral: ReferralRow }) => (
  <Button
    startIcon={<ContentCopyOutlined />}
    aria-label={`Copiar link da indicação ${referral.code}`}
    onClick={() =>
      void copyText(
        jobLink(location.origin, referral.jobId, referral.code),
        'O link de indicação foi copiado para a área de transferência',
      )
    }
  >
    Copiar link
  </Button>
);
