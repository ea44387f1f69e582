import { earlyInput, firstInteraction } from '../shared/ui/early-input';
import { replaceLostCode } from '../shared/lazy/replace-lost-code';
import { needsCodeAtOnce } from './needs-code';

/** Files of the page's code, for parallel loading: the gateway writes them into the page. */
const codeFiles = (): string[] =>
  document.querySelector<HTMLMetaElement>('meta[name="page-code"]')?.content.split(' ').filter(Boolean) ?? [];

/** Loads the application, which hydrates the server's HTML or renders the page. */
async function loadApplication(): Promise<void> {
  for (const file of codeFiles()) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
  try {
    await import('./main');
  } catch {
    await replaceLostCode();
  }
}

earlyInput.restoreFields();
// The HTML of a public page is complete. Its code is loaded at the first sign of a visitor who may use more than links: most
// visitors read, follow a link and get the HTML of the next page, for which this script is all that they load.
if (firstInteraction.hasHappened() || needsCodeAtOnce(document, location)) {
  void loadApplication();
} else {
  const unsubscribe = firstInteraction.subscribe(() => {
    unsubscribe();
    void loadApplication();
  });
}
