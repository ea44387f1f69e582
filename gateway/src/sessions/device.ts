import Bowser from 'bowser';
import { firstChars } from '@araucaria/contracts';

/** Browsers send about 120 characters; the rest of a longer text is ignored. */
const USER_AGENT_MAX_CHARS = 512;
const NAME_MAX_CHARS = 60;

/** What a request says about the device that sent it. Only for display: clients can send anything. */
export interface Device {
  /** Name and major version, `Chrome 140`. */
  browser: string | null;
  /** Name without version: browsers report a frozen one. */
  system: string | null;
  /** A phone or a tablet. */
  mobile: boolean;
}

export function deviceOf(userAgent: string | undefined): Device {
  const text = userAgent?.slice(0, USER_AGENT_MAX_CHARS).trim();
  if (!text) return { browser: null, system: null, mobile: false };
  const { browser, os, platform } = Bowser.parse(text);
  return {
    browser: nameOf(browser.name, /^\d+/.exec(browser.version ?? '')?.[0]),
    system: nameOf(os.name),
    mobile: platform.type === 'mobile' || platform.type === 'tablet',
  };
}

const nameOf = (...parts: (string | undefined)[]): string | null =>
  firstChars(parts.filter(Boolean).join(' '), NAME_MAX_CHARS) || null;
