import { createContext, useContext, useEffect } from 'react';

export interface PageHead {
  title: string;
  description?: string | undefined;
}

/** Receives title and description of the page during server rendering. */
export const PageHeadContext = createContext<((head: PageHead) => void) | undefined>(undefined);

/** Sets the title of the document. The description is part of the HTML that the server renders. */
export function usePageTitle(name: string, description?: string): void {
  const title = `${name} · Araucária Talentos`;
  const setPageHead = useContext(PageHeadContext);
  setPageHead?.({ title, description });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
