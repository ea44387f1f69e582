import { useEffect, useState } from 'react';
import { loadChunk } from '../lazy/load-chunk';
import { toast } from '../toasts/toast';
import { Placeholder } from './placeholder';

interface QrImageProps {
  text: string;
  /** Pixels of each side; more for a text that is too long for them. */
  size: number;
  alt: string;
}

/** Phones misread smaller modules on a screen. */
const MIN_MODULE_PX = 3;
/** Modules on each side of the code. */
const MARGIN = 2;

/** With less redundancy, then larger, if its modules would be too small. */
async function draw(text: string, size: number) {
  const { create, toDataURL } = await loadChunk(() => import('qrcode'));
  const neededPx = (level: 'M' | 'L') =>
    (create(text, { errorCorrectionLevel: level }).modules.size + 2 * MARGIN) * MIN_MODULE_PX;
  const errorCorrectionLevel = neededPx('M') <= size ? 'M' : 'L';
  const sidePx = Math.max(size, neededPx(errorCorrectionLevel));
  return {
    image: await toDataURL(text, { width: sidePx * 2, margin: MARGIN, errorCorrectionLevel }),
    sidePx,
  };
}

/** A QR code drawn in the browser, so that no other service sees the link. Drawn at double resolution for phones. */
export function QrImage({ text, size, alt }: QrImageProps) {
  const [drawn, setDrawn] = useState<{ text: string; image: string; sidePx: number }>();
  useEffect(() => {
    let current = true;
    void draw(text, size).then(
      (image) => current && setDrawn({ text, ...image }),
      () => toast.destructive('Erro ao gerar QR code', 'Tente novamente mais tarde'),
    );
    return () => {
      current = false;
    };
  }, [text, size]);
  if (drawn?.text !== text)
    return (
      <div style={{ width: size }}>
        <Placeholder height={size} />
      </div>
    );
  return (
    <img
      src={drawn.image}
      width={drawn.sidePx}
      height={drawn.sidePx}
      alt={alt}
      style={{ display: 'block', borderRadius: 8, maxWidth: '100%', height: 'auto' }}
    />
  );
}
