import { toast } from '../toasts/toast';

/** Copies a link and reports it in a toast. Browsers may deny access to the clipboard: then the toast shows the link. */
export async function copyLink(link: string, description: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast.success('Link copiado', description);
  } catch {
    toast.uncopied(`Por favor, copie o link manualmente. ${link}`);
  }
}
