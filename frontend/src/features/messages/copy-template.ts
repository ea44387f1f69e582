import { toast } from '../../shared/toasts/toast';

/** Copies a message to the clipboard and shows a toast; the browser may refuse. */
export async function copyTemplate(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success('Modelo copiado', 'Cole o texto onde precisar.');
  } catch {
    toast.destructive('Não foi possível copiar', 'Por favor, selecione e copie o texto manualmente.');
  }
}
