import { useEffect, useState } from 'react';
import { useFreshQuery } from '../api/use-fresh-query';
import type { MessagePreviewInput } from '../../generated/graphql';
import { PREVIEW_MESSAGE } from './message-templates';

/** Milliseconds without typing after which the server is asked. */
const PREVIEW_AFTER_MS = 400;

/** A message as its reader would get it: filled in by the server, as at the time of sending. */
export function useMessagePreview(input: MessagePreviewInput) {
  const wanted = JSON.stringify(input);
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    if (asked === wanted) return;
    const timer = setTimeout(() => setAsked(wanted), PREVIEW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [asked, wanted]);
  const question = JSON.parse(asked) as MessagePreviewInput;
  const { data, error } = useFreshQuery(PREVIEW_MESSAGE, {
    variables: { input: question },
    skip: !question.content.trim(),
  });
  return { preview: data?.previewMessage, error, isCurrent: asked === wanted };
}
