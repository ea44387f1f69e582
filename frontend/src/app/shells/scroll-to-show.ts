/** What is seen of the neighbours of an element that was scrolled to. */
const MARGIN_PX = 32;

/**
 * Scrolls a box as far as needed to show an element in it. After `scrollIntoView` the next Tab would go on from the element, past
 * everything before it.
 */
export function scrollToShow(element: Element, box: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  const seen = box.getBoundingClientRect();
  const below = bottom + MARGIN_PX - seen.bottom;
  const above = seen.top - (top - MARGIN_PX);
  if (below > 0) box.scrollTop += below;
  else if (above > 0) box.scrollTop -= above;
}
