import { rest } from '../../shared/api/rest';
import { toast } from '../../shared/toasts/toast';

/** Time for the new tab to load the file before its URL is revoked. */
const REVOKE_AFTER_MS = 30_000;

/** A candidate's résumé; null if there is none. */
export async function fetchResume(candidateId: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const { resumeData } = await rest('GET', `/api/candidates/${candidateId}/resume-base64`);
  return resumeData ? Uint8Array.from(atob(resumeData), (character) => character.charCodeAt(0)) : null;
}

/** Opens the résumé in a new tab. The tab opens before the request: after it, browsers would block the pop-up. */
export async function openResume(candidateId: number): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const bytes = await fetchResume(candidateId);
    if (!bytes) {
      tab?.close();
      toast.destructive('Arquivo não encontrado', 'O currículo não está disponível para este candidato');
      return;
    }
    // Always PDF, whatever the stored content type: a tab of this origin must not run HTML.
    const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
    setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
    if (tab) tab.location.replace(url);
    else download(url, candidateId);
  } catch {
    tab?.close();
    toast.destructive('Erro ao buscar currículo', 'Não foi possível recuperar o currículo');
  }
}

/** For browsers that block new tabs. */
function download(url: string, candidateId: number): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = `curriculo-${candidateId}.pdf`;
  link.click();
}
