import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { formatCount } from '../../../shared/format/formats';
import { useNearViewport } from '../../../shared/ui/use-near-viewport';
import { drawPage, openPdf } from './open-pdf';
import styles from './pdf-pages.module.css';

/** Longer files are rather opened by themselves. */
const MAX_PAGES = 40;
const ZOOMS = [1, 1.25, 1.5, 2] as const;
/** While the width of the pane changes, pages are drawn once it stands still. */
const REDRAW_DELAY_MS = 100;

interface PdfPagesProps {
  bytes: Uint8Array;
  /** Of the candidate. */
  name: string;
  onFailure: () => void;
}

/** The pages of a PDF, drawn by PDF.js: in every browser, with text that can be read aloud and copied. */
export default function PdfPages({ bytes, name, onFailure }: PdfPagesProps) {
  const pages = usePages(bytes, onFailure);
  const frame = useRef<HTMLDivElement>(null);
  const paneWidth = useWidth(frame);
  const [zoom, setZoom] = useState(0);
  const width = Math.floor(paneWidth * (ZOOMS[zoom] ?? 1));
  return (
    <Box
      sx={{ height: '100%', minHeight: { xs: '60vh', lg: 420 }, display: 'flex', flexDirection: 'column' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40 }}>
        <Typography variant="body2" sx={{ mr: 'auto', color: 'text.secondary' }}>
          {pages && pagesText(pages)}
        </Typography>
        <IconButton aria-label="Diminuir" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <ZoomOut />
        </IconButton>
        <IconButton
          aria-label="Aumentar"
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <ZoomIn />
        </IconButton>
      </Box>
      <Box
        ref={frame}
        role="group"
        aria-label={`Currículo de ${name}`}
        // Scrolls by the keyboard.
        tabIndex={0}
        sx={{ flex: 1, minHeight: 0, overflow: 'auto', bgcolor: 'action.hover', borderRadius: 1 }}
      >
        {width > 0 && pages?.shown.map((page) => <PdfPage key={page.pageNumber} page={page} width={width} />)}
      </Box>
    </Box>
  );
}

interface Pages {
  shown: readonly PDFPageProxy[];
  total: number;
}

const pagesText = ({ shown, total }: Pages): string =>
  shown.length < total
    ? `As primeiras ${shown.length} de ${total} páginas`
    : formatCount(total, 'página', 'páginas');

/** The pages of the file; undefined until they are known. */
function usePages(bytes: Uint8Array, onFailure: () => void): Pages | undefined {
  const [pages, setPages] = useState<Pages>();
  const fail = useRef(onFailure);
  useEffect(() => {
    fail.current = onFailure;
  });
  useEffect(() => {
    let current = true;
    const { document: opened, close } = openPdf(bytes);
    opened.then(firstPages).then(
      (found) => current && setPages(found),
      () => current && fail.current(),
    );
    return () => {
      current = false;
      close();
    };
  }, [bytes]);
  return pages;
}

async function firstPages(pdf: PDFDocumentProxy): Promise<Pages> {
  const numbers = Array.from({ length: Math.min(pdf.numPages, MAX_PAGES) }, (_, index) => index + 1);
  return { shown: await Promise.all(numbers.map((number) => pdf.getPage(number))), total: pdf.numPages };
}

/** Width of an element in CSS pixels, without its scroll bar; 0 until measured. */
function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setWidth(measured.clientWidth), REDRAW_DELAY_MS);
    });
    observer.observe(measured);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element]);
  return width;
}

/** Keeps its room until it comes near the window, and is drawn then. */
function PdfPage({ page, width }: { page: PDFPageProxy; width: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(frame);
  const { width: naturalWidth, height: naturalHeight } = page.getViewport({ scale: 1 });
  useEffect(() => {
    if (!isNear || !canvas.current || !text.current) return undefined;
    return drawPage(page, { canvas: canvas.current, text: text.current, width });
  }, [page, width, isNear]);
  return (
    <div
      ref={frame}
      className={styles.page}
      style={{ width, height: (width * naturalHeight) / naturalWidth, marginBottom: 8 }}
    >
      <canvas ref={canvas} aria-hidden />
      <div ref={text} className={styles.text} />
    </div>
  );
}
