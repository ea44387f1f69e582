import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Place } from './places/choose-place';
import type { Fragment } from './places/place-search';
import { usePlaces } from './resume-places';
import styles from './pdf-pages.module.css';

interface PageMarksProps {
  places: readonly Place[];
  /** The elements of the page's text; none until it is drawn. */
  pieces: readonly HTMLElement[];
  page: RefObject<HTMLElement | null>;
}

/** In percent of the page. */
interface MarkBox {
  id: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Marks on a page where the values stand, between the picture of the page and its text. */
export function PageMarks({ places, pieces, page }: PageMarksProps) {
  const [boxes, setBoxes] = useState<MarkBox[]>([]);
  useEffect(() => {
    const measuring = requestAnimationFrame(() => {
      // While the page is drawn again in another size, its marks stay where they are.
      if (page.current && pieces[0]?.isConnected) setBoxes(boxesOf(places, pieces, page.current));
    });
    return () => cancelAnimationFrame(measuring);
  }, [places, pieces, page]);
  const { shown, reached } = usePlaces();
  const shownId = shown?.id;
  const first = boxes.find(({ id }) => id === shownId);
  const firstMark = useRef<HTMLSpanElement>(null);
  const isPending = shown?.isPending ?? false;
  useEffect(() => {
    if (!isPending || !firstMark.current) return;
    firstMark.current.scrollIntoView({ block: 'center', inline: 'nearest' });
    reached();
  }, [isPending, first, reached]);
  // Two values may stand at one place, such as the company of two jobs.
  const drawn = new Map<string, MarkBox>();
  for (const box of boxes) {
    const place = `${box.left} ${box.top} ${box.width}`;
    const isWanted = places.some(({ id }) => id === box.id);
    if (isWanted && (box.id === shownId || !drawn.has(place))) drawn.set(place, box);
  }
  return [...drawn].map(([place, box]) => (
    <span
      key={place}
      ref={box === first ? firstMark : undefined}
      className={styles.mark}
      data-value={box.id}
      data-shown={box.id === shownId || undefined}
      style={{ left: `${box.left}%`, top: `${box.top}%`, width: `${box.width}%`, height: `${box.height}%` }}
    />
  ));
}

function boxesOf(places: readonly Place[], pieces: readonly HTMLElement[], page: HTMLElement): MarkBox[] {
  const frame = page.getBoundingClientRect();
  return places.flatMap(({ id, occurrences }) => {
    const fragments = occurrences.flatMap((each) => each.fragments);
    return joined(fragments.flatMap((fragment) => rectsOf(fragment, pieces))).map((rect) => ({
      id,
      left: ((rect.left - frame.left) / frame.width) * 100,
      top: ((rect.top - frame.top) / frame.height) * 100,
      width: (rect.width / frame.width) * 100,
      height: (rect.height / frame.height) * 100,
    }));
  });
}

function rectsOf({ piece, start, end }: Fragment, pieces: readonly HTMLElement[]): DOMRect[] {
  const text = pieces[piece]?.firstChild;
  if (!(text instanceof Text) || text.length < end) return [];
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  return [...range.getClientRects()];
}

/** What follows each other on a line, such as the two months of a period, has one mark. */
function joined(rects: readonly DOMRect[]): DOMRect[] {
  const marks: DOMRect[] = [];
  for (const rect of [...rects].sort((a, b) => a.left - b.left)) {
    const at = marks.findIndex((mark) => areNeighbours(mark, rect));
    const mark = marks[at];
    if (mark) marks[at] = union(mark, rect);
    else marks.push(rect);
  }
  return marks.sort((a, b) => a.top - b.top);
}

const areNeighbours = (left: DOMRect, right: DOMRect): boolean =>
  Math.abs(left.bottom - right.bottom) < right.height / 2 && right.left - left.right < right.height;

function union(a: DOMRect, b: DOMRect): DOMRect {
  const top = Math.min(a.top, b.top);
  return new DOMRect(a.left, top, Math.max(a.right, b.right) - a.left, Math.max(a.bottom, b.bottom) - top);
}
