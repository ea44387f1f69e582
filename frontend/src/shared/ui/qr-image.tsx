import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { loadChunk } from '../lazy/load-chunk';
import { toast } from '../toasts/toast';

interface QrImageProps {
  text: string;
  /** Pixels of each side. */
  size: number;
  alt: string;
}

/** A QR code drawn in the browser, so that no other service sees the link. Drawn at double resolution for phones. */
export function QrImage({ text, size, alt }: QrImageProps) {
  const [drawn, setDrawn] = useState<{ text: string; image: string }>();
  useEffect(() => {
    let current = true;
    void loadChunk(() => import('qrcode'))
      .then(({ toDataURL }) => toDataURL(text, { width: size * 2, margin: 2 }))
      .then(
        (image) => current && setDrawn({ text, image }),
        () => toast.destructive('Erro ao gerar QR code', 'Tente novamente mais tarde'),
      );
    return () => {
      current = false;
    };
  }, [text, size]);
  if (drawn?.text !== text) return <Skeleton variant="rounded" width={size} height={size} />;
  return (
    <Box
      component="img"
      src={drawn.image}
      width={size}
      height={size}
      alt={alt}
      sx={{ display: 'block', borderRadius: 1 }}
    />
  );
}
