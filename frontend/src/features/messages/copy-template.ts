import { toast } from '../../shared/toasts/toast';

/** Copies a message to the clipboard and shows a toast. @returns whether the browser did so; it may refuse */
export async function copyTemplate(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success('Modelo copiado', 'Cole o texto onde precisar.');
    return true;
  } catch {
    toast.uncopied('Por favor, selecione e copie o texto manualmente.');
    return false;
  }
}
