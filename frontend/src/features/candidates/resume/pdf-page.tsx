import { useEffect, useRef, useState } from 'react';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useNearViewport } from '../../../shared/ui/use-near-viewport';
import { drawPage } from './open-pdf';
import { PageMarks } from './page-marks';
import type { Place } from './places/choose-place';
import { usePlaces } from './resume-places';
import styles from './pdf-pages.module.css';

interface PdfPageProps {
  page: PDFPageProxy;
  /** In CSS pixels. */
  width: number;
  places: readonly Place[];
}

/** Keeps its room until it comes near the window, and is drawn then. */
export function PdfPage({ page, width, places }: PdfPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [pieces, setPieces] = useState<readonly HTMLElement[]>([]);
  const isNear = useNearViewport(frame);
  const { width: naturalWidth, height: naturalHeight } = page.getViewport({ scale: 1 });
  useEffect(() => {
    if (!isNear || !canvas.current || !text.current) return undefined;
    return drawPage(page, { canvas: canvas.current, text: text.current, width, onText: setPieces });
  }, [page, width, isNear]);
  const { shown } = usePlaces();
  const isWanted = shown?.isPending && places.some(({ id }) => id === shown.id);
  useEffect(() => {
    // Comes into view to be drawn; then its mark does.
    if (isWanted && pieces.length === 0) frame.current?.scrollIntoView({ block: 'start', inline: 'nearest' });
  }, [isWanted, pieces]);
  return (
    <div
      ref={frame}
      className={styles.page}
      style={{ width, height: (width * naturalHeight) / naturalWidth, marginBottom: 8 }}
    >
      <canvas ref={canvas} aria-hidden />
      <PageMarks places={places} pieces={pieces} page={frame} />
      <div ref={text} className={styles.text} />
    </div>
  );
}
