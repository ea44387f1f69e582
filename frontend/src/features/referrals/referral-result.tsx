import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import ShareOutlined from '@mui/icons-material/ShareOutlined';
import { copyLink } from '../../shared/browser/copy-link';
import { QrImage } from '../../shared/ui/qr-image';
import { shareText, visitorLink } from './referral-link';
import type { DrawnReferral } from './use-referral-form';

/** Pixels of each side of the QR code. */
const QR_SIZE_PX = 150;

interface ReferralResultProps {
  referral: DrawnReferral;
  onShare: () => void;
  onRestart: () => void;
}

export function ReferralResult({ referral, onShare, onRestart }: ReferralResultProps) {
  const { code, referrerName, referrerEmail, registered } = referral;
  const link = visitorLink(location.origin, code, { name: referrerName, email: referrerEmail });
  const element = useRef<HTMLDivElement>(null);
  // The form is unmounted with the focused button: the focus moves here.
  useEffect(() => element.current?.focus(), []);

  const copy = () => copyLink(link, 'O link de indicação foi copiado para a área de transferência');
  const share = async () => {
    if (!('share' in navigator)) return copy();
    try {
      await navigator.share({ text: shareText(referrerName), url: link });
    } catch (error) {
      // AbortError: the user closed the share dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };

  return (
    <Box
      ref={element}
      tabIndex={-1}
      role="group"
      aria-label="Seu link de indicação"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', outline: 'none' }}
    >
      <Box
        sx={{
          p: 1,
          mx: { xs: 'auto', sm: 0 },
          bgcolor: '#fff',
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
        }}
      >
        <QrImage text={link} size={QR_SIZE_PX} alt={`QR code do link de indicação ${code}`} />
      </Box>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, display: 'grid', gap: 1.5 }}>
        <div>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Indicado por
          </Typography>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{referrerName}</Typography>
          <Typography sx={{ fontFamily: 'monospace', fontSize: '1.25rem', letterSpacing: '0.06em' }}>
            {code}
          </Typography>
        </div>
        {!registered && (
          <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
            Falha ao registrar indicação. Tentando novamente em segundo plano…
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > button': { flexGrow: { xs: 1, sm: 0 } } }}>
          <Button
            variant="contained"
            startIcon={<ContentCopyOutlined />}
            onClick={() => {
              onShare();
              void copy();
            }}
          >
            Copiar link
          </Button>
          <Button
            variant="outlined"
            startIcon={<ShareOutlined />}
            onClick={() => {
              onShare();
              void share();
            }}
          >
            Compartilhar
          </Button>
          <Button color="inherit" onClick={onRestart}>
            Criar nova indicação
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
