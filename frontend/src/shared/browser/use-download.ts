import { useState } from 'react';
import { reportFailure } from '../toasts/report-failure';
import { download } from './download';

/** A download that a button starts, and whether it runs. @param failed title of the toast about a failure */
export function useDownload(failed: string) {
  const [downloading, setDownloading] = useState(false);
  /** @returns whether the file was downloaded */
  const start = async (path: string, fallbackName: string): Promise<boolean> => {
    setDownloading(true);
    const isDone = await reportFailure(failed, () => download(path, fallbackName));
    setDownloading(false);
    return isDone;
  };
  return { downloading, start };
}
