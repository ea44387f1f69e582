import { createContext, useContext, useEffect } from 'react';

export interface PageHead {
  title: string;
  description?: string;
}

/** While the server renders: where a page says what stands in its head. */
export const PageHeadContext = createContext<((head: PageHead) => void) | undefined>(undefined);

/** Names the page in the tab and the history; search results and previews show the description too. */
export function usePageTitle(name: string, description?: string): void {
  const title = `${name} · Araucária Talentos`;
  const setPageHead = useContext(PageHeadContext);
  setPageHead?.({ title, description });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
