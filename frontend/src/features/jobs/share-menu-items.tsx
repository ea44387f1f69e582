import { useLayoutEffect, useRef } from 'react';
import { copyLink } from '../../shared/browser/copy-link';
import { ContentCopy } from '../../generated/plain-icons';
import { moveFocus } from '../../shared/browser/move-focus';
import { icon } from '../../shared/ui/icon';
import css from './share-menu-items.module.css';
import { applyLink, shareTargets } from './share-targets';

const ICONS = {
  WhatsApp: icon(
    'M16.75 13.96c.25.13.41.2.46.3.06.11.04.61-.21 1.18-.2.56-1.24 1.1-1.7 1.12-.46.02-.47.36-2.96-.73-2.49-1.09-3.99-3.75-4.11-3.92-.12-.17-.96-1.38-.92-2.61.05-1.22.69-1.8.95-2.04.24-.26.51-.29.68-.26h.47c.15 0 .36-.06.55.45l.69 1.87c.06.13.1.28.01.44l-.27.41-.39.42c-.12.12-.26.25-.12.5.12.26.62 1.09 1.32 1.78.91.88 1.71 1.17 1.95 1.3.24.14.39.12.54-.04l.81-.94c.19-.25.35-.19.58-.11l1.67.88M12 2a10 10 0 0 1 10 10 10 10 0 0 1-10 10c-1.97 0-3.8-.57-5.35-1.55L2 22l1.55-4.65A9.969 9.969 0 0 1 2 12 10 10 0 0 1 12 2m0 2a8 8 0 0 0-8 8c0 1.72.54 3.31 1.46 4.61L4.5 19.5l2.89-.96A7.95 7.95 0 0 0 12 20a8 8 0 0 0 8-8 8 8 0 0 0-8-8z',
  ),
  LinkedIn: icon(
    'M19 3a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h14m-.5 15.5v-5.3a3.26 3.26 0 0 0-3.26-3.26c-.85 0-1.84.52-2.32 1.3v-1.11h-2.79v8.37h2.79v-4.93c0-.77.62-1.4 1.39-1.4a1.4 1.4 0 0 1 1.4 1.4v4.93h2.79M6.88 8.56a1.68 1.68 0 0 0 1.68-1.68c0-.93-.75-1.69-1.68-1.69a1.69 1.69 0 0 0-1.69 1.69c0 .93.76 1.68 1.69 1.68m1.39 9.94v-8.37H5.5v8.37h2.77z',
  ),
  'Twitter/X': icon(
    'M18.244 2.25h3.308l-7.227 8.26 8.502 11.24H16.17l-5.214-6.817L4.99 21.75H1.68l7.73-8.835L1.254 2.25H8.08l4.713 6.231zm-1.161 17.52h1.833L7.084 4.126H5.117z',
  ),
};

/** Between the menu and the edges of the window. */
const MARGIN_PX = 8;

interface ShareMenuItemsProps {
  id: string;
  job: { id: number; title: string };
  /** The button that opens the menu. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** A native menu: MUI's would be 58 kB of JavaScript on public pages. */
export default function ShareMenuItems({ id, job, anchor, onClose }: ShareMenuItemsProps) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!menu.current) return;
    menu.current.showPopover();
    placeBelow(menu.current, anchor);
    itemsOf(menu.current)[0]?.focus();
  }, [anchor]);
  const close = () => {
    anchor.focus();
    onClose();
  };
  const link = applyLink(location.origin, job.id);
  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={`Compartilhar a vaga ${job.title}`}
      popover="auto"
      className={css.menu}
      onKeyDown={(event) => {
        // The focus moves on from the button.
        if (event.key === 'Tab') close();
        else moveFocus(event, itemsOf(event.currentTarget), ['ArrowUp', 'ArrowDown']);
      }}
      // By Esc and by a click elsewhere.
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {shareTargets(link, job.title).map(({ name, href }) => {
        const Icon = ICONS[name];
        return (
          <a
            key={name}
            role="menuitem"
            tabIndex={-1}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            onClick={close}
          >
            <Icon />
            {name}
          </a>
        );
      })}
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        onClick={() => {
          close();
          void copyLink(link, 'Link da vaga copiado para a área de transferência');
        }}
      >
        <ContentCopy />
        Copiar link
      </button>
    </div>
  );
}

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];

/** Below the button, or above it where the window has no room. The menu scrolls with the page. */
function placeBelow(menu: HTMLElement, anchor: HTMLElement): void {
  const { left, top, bottom } = anchor.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const fits = bottom + height + MARGIN_PX <= innerHeight;
  const x = Math.max(MARGIN_PX, Math.min(left, document.documentElement.clientWidth - width - MARGIN_PX));
  menu.style.left = `${scrollX + x}px`;
  menu.style.top = `${scrollY + (fits ? bottom : Math.max(MARGIN_PX, top - height))}px`;
}
