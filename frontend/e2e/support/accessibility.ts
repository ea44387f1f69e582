import type { Page } from 'playwright-core';
import { axeFindings } from './axe.js';
import { missingFocusRings } from './focus-ring.js';
import { reflowFindings } from './reflow.js';

interface FindingsOptions {
  /** Tab stops whose focus ring is checked. */
  stops: number;
  /** Also in the dark theme, in forced colours, at 320 px and with text of 200 %. */
  inDepth: boolean;
  /** Analyses only dialogs, menus and toasts. */
  overlaysOnly?: boolean;
  /** See {@link axeFindings}. */
  reopen?: () => Promise<unknown>;
}

/** All findings on the current page. @returns one text per finding */
export async function accessibilityFindings(
  page: Page,
  { stops, inDepth, overlaysOnly = false, reopen }: FindingsOptions,
): Promise<string[]> {
  return [
    ...(await axeFindings(page, { overlaysOnly, bothThemes: inDepth, ...(reopen && { reopen }) })),
    ...(inDepth ? await reflowFindings(page) : []),
    ...(await missingFocusRings(page, stops, { inAllMedia: inDepth })),
  ];
}
