/** The URL of a shared job: its application form. */
export const applyLink = (origin: string, jobId: number): string => `${origin}/candidatura?jobId=${jobId}`;

export function shareTargets(link: string, title: string) {
  const url = encodeURIComponent(link);
  const text = encodeURIComponent(`Vaga: ${title} na Araucária Software`);
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}%20${url}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: 'Twitter/X', href: `https://twitter.com/intent/tweet?text=${text}&url=${url}` },
  ] as const;
}
