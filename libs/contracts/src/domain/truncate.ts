/** At most `limit` characters, cut at a word boundary if one is near, with an ellipsis. */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > limit * 0.8 ? cut.slice(0, space) : cut).replace(/[\s,.;:]+$/, '')}…`;
}
