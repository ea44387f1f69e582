import { useEffect, useRef, useState } from 'react';
import { loadChunk } from '../../shared/lazy/load-chunk';
import { toast } from '../../shared/toasts/toast';
import type { UploadedResume } from './upload-resume';

/** Loaded when a file is chosen. */
async function loadUpload() {
  const [upload, checks] = await Promise.all([
    import('./upload-resume'),
    import('../../domain/candidates/upload-checks'),
  ]);
  return { ...upload, ...checks };
}

export type ResumeState =
  | { step: 'empty' }
  /** `sent`: uploaded share of the file, 0 to 1. */
  | { step: 'processing'; sent: number; name: string }
  | { step: 'done'; resume: UploadedResume }
  | { step: 'failed'; message: string };

export type Resume = ReturnType<typeof useResume>;

export function useResume(initial: UploadedResume | null, onRead: (resume: UploadedResume) => void) {
  const [state, setState] = useState<ResumeState>(
    initial ? { step: 'done', resume: initial } : { step: 'empty' },
  );
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const fail = (message: string) => {
    setState({ step: 'failed', message });
    toast.destructive('Erro ao processar o currículo', message);
  };

  const choose = async (file: File) => {
    const { signal } = (abort.current = new AbortController());
    setState({ step: 'processing', sent: 0, name: file.name });
    const upload = await loadChunk(loadUpload).catch(() => undefined);
    if (signal.aborted) return;
    if (!upload) {
      fail('Falha ao processar o currículo. Por favor, tente novamente.');
      return;
    }
    const { keptFile, refusal, uploadMessage, uploadResume } = upload;
    const refused = refusal(file);
    if (refused) {
      fail(refused);
      return;
    }
    try {
      const resume = await uploadResume(
        file,
        (sent) => setState({ step: 'processing', sent, name: file.name }),
        signal,
      );
      setState({ step: 'done', resume });
      onRead(resume);
      if (resume.isRead) toast.success('Currículo processado com sucesso!');
      else toast.info('Currículo recebido', resume.message);
    } catch (error) {
      const kept = keptFile(error, file.name);
      if (kept) {
        setState({ step: 'done', resume: kept });
        onRead(kept);
        toast.info('Currículo recebido', uploadMessage(error));
      } else {
        fail(uploadMessage(error));
      }
    }
  };

  const clear = () => {
    abort.current?.abort();
    setState({ step: 'empty' });
  };
  const setEntries = (entries: Pick<UploadedResume, 'experiences' | 'education'>) =>
    setState((now) => (now.step === 'done' ? { step: 'done', resume: { ...now.resume, ...entries } } : now));
  return { state, choose, clear, setEntries };
}
