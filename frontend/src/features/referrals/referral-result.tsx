import { useEffect, useRef } from 'react';
import { Button } from '../../shared/ui/button';
import { classes } from '../../shared/ui/classes';
import { ShareIcon } from '../../shared/ui/icon-sprite';
import { QrImage } from '../../shared/ui/qr-image';
import { copyReferralLink, shareText, visitorLink } from './referral-link';
import css from './referral-result.module.css';
import type { DrawnReferral } from './use-referral-form';

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

  const copy = () => copyReferralLink(link);
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
    <div ref={element} tabIndex={-1} role="group" aria-label="Seu link de indicação" className={css.result}>
      <div className={css.code}>
        <QrImage text={link} size={QR_SIZE_PX} alt={`QR code do link de indicação ${code}`} />
      </div>
      <div className={css.text}>
        <div>
          <p className="at-body2 at-muted">Indicado por</p>
          <p className={classes('at-body1', css.name)}>{referrerName}</p>
          <p className={classes('at-body1', css.letters)}>{code}</p>
        </div>
        {!registered && (
          <p role="status" className="at-body2 at-muted">
            Falha ao registrar indicação. Tentando novamente em segundo plano…
          </p>
        )}
        <div className={css.acts}>
          <Button
            variant="contained"
            onClick={() => {
              onShare();
              void copy();
            }}
          >
            Copiar link
          </Button>
          <Button
            variant="outlined"
            startIcon={<ShareIcon />}
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
        </div>
      </div>
    </div>
  );
}
