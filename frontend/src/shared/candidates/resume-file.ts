import { rest } from '../api/rest';
import { toast } from '../toasts/toast';

/** Milliseconds that the new tab has to load the file before its address is given back. */
const REVOKE_AFTER = 30_000;

interface ResumeAnswer {
  resumeData: string | null;
  resumeContentType: string | null;
}

/** The address of a candidate's résumé in this browser, to give back after use; null where there is none. */
export async function createResumeUrl(candidateId: number): Promise<string | null> {
  const { resumeData } = await rest<ResumeAnswer>('GET', `/api/candidates/${candidateId}/resume-base64`);
  if (!resumeData) return null;
  const bytes = Uint8Array.from(atob(resumeData), (character) => character.charCodeAt(0));
  // The stored files are PDF, whatever a record says: no other kind may run in a tab of this site.
  return URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
}

/** Shows the résumé in a new tab. The tab opens before the file is asked for: later, a browser would block it. */
export async function openResume(candidateId: number): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const address = await createResumeUrl(candidateId);
    if (!address) {
      tab?.close();
      toast.destructive('Arquivo não encontrado', 'O currículo não está disponível para este candidato');
      return;
    }
    setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER);
    if (tab) tab.location.replace(address);
    else download(address, candidateId);
  } catch {
    tab?.close();
    toast.destructive('Erro ao buscar currículo', 'Não foi possível recuperar o currículo');
  }
}

/** Where new tabs are forbidden. */
function download(address: string, candidateId: number): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = `curriculo-${candidateId}.pdf`;
  link.click();
}
