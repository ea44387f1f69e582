import { useEffect, useState } from 'react';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import type { MessagePreviewInput } from '../../generated/graphql';
import { PREVIEW_MESSAGE } from './message-templates';

const DEBOUNCE_MS = 400;

export function useMessagePreview(input: MessagePreviewInput) {
  const current = JSON.stringify(input);
  const [requested, setRequested] = useState(current);
  useEffect(() => {
    if (requested === current) return;
    const timer = setTimeout(() => setRequested(current), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [requested, current]);
  const debouncedInput = JSON.parse(requested) as MessagePreviewInput;
  const { data, error } = useFreshQuery(PREVIEW_MESSAGE, {
    variables: { input: debouncedInput },
    skip: !debouncedInput.content.trim(),
  });
  return { preview: data?.previewMessage, error, isCurrent: requested === current };
}
