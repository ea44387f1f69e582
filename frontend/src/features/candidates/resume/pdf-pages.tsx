import { useEffect, useMemo, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ZoomIn from '../../../generated/icons/ZoomIn';
import ZoomOut from '../../../generated/icons/ZoomOut';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { formatCount } from '../../../shared/format/formats';
import { fullName } from '../../../shared/format/full-name';
import type { CandidateDetail } from '../candidates-queries';
import { MarkingButton } from './marking-button';
import { openPdf } from './open-pdf';
import { PdfPage } from './pdf-page';
import { PlaceStatus } from './place-status';
import type { Place } from './places/choose-place';
import { usePlaces } from './resume-places';
import { useFoundPlaces } from './use-found-places';
import { useMarking } from './use-marking';

/** Longer files are rather opened by themselves. */
const MAX_PAGES = 40;
const ZOOMS = [1, 1.25, 1.5, 2] as const;
/** While the width of the pane changes, pages are drawn once it stands still. */
const REDRAW_DELAY_MS = 100;
const NO_PLACES: readonly Place[] = [];

interface PdfPagesProps {
  bytes: Uint8Array;
  candidate: CandidateDetail;
  onFailure: () => void;
}

/**
 * The pages of a PDF, drawn by PDF.js: in every browser, with text that can be read aloud and copied, and with marks where the
 * candidate's values stand.
 */
export default function PdfPages({ bytes, candidate, onFailure }: PdfPagesProps) {
  const pages = usePages(bytes, onFailure);
  const found = useFoundPlaces(pages, candidate);
  const { shown } = usePlaces();
  const [marksAll, toggleMarks] = useMarking();
  const marked = useMemo(() => {
    const wanted = found?.places.filter(({ id }) => marksAll || id === shown?.id) ?? [];
    return Map.groupBy(wanted, ({ page }) => page);
  }, [found, marksAll, shown?.id]);
  const frame = useRef<HTMLDivElement>(null);
  const paneWidth = useWidth(frame);
  const [zoom, setZoom] = useState(0);
  const width = Math.floor(paneWidth * (ZOOMS[zoom] ?? 1));
  const comesFromData = shown?.isAway && shown.isPending;
  useEffect(() => {
    // The button that was pressed is gone.
    if (comesFromData) frame.current?.focus({ preventScroll: true });
  }, [comesFromData]);
  return (
    <Box
      sx={{ height: '100%', minHeight: { xs: '60vh', lg: 420 }, display: 'flex', flexDirection: 'column' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minHeight: 40 }}>
        <PlaceStatus pages={pages && pagesText(pages)} found={found} />
        {found && found.places.length > 0 && <MarkingButton isOn={marksAll} onToggle={toggleMarks} />}
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
        aria-label={`Currículo de ${fullName(candidate)}`}
        // Scrolls by the keyboard.
        tabIndex={0}
        sx={{ flex: 1, minHeight: 0, overflow: 'auto', bgcolor: 'action.hover', borderRadius: 1 }}
      >
        {width > 0 &&
          pages?.shown.map((page) => (
            <PdfPage
              key={page.pageNumber}
              page={page}
              width={width}
              places={marked.get(page.pageNumber) ?? NO_PLACES}
            />
          ))}
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
