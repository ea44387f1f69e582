import { toast } from '../toasts/toast';

/** Puts `text` on the clipboard and says so; browsers may refuse. */
export async function copyLink(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success('Link copiado', done);
  } catch {
    toast.destructive('Não foi possível copiar', 'Por favor, copie o link manualmente.');
  }
}
