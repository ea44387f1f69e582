/** `12345-678` from eight digits; any other text is returned unchanged, so that foreign codes can be typed. */
export function formatCep(text: string): string {
  const digits = text.replace(/[\s.-]/g, '');
  return /^\d{8}$/.test(digits) ? `${digits.slice(0, 5)}-${digits.slice(5)}` : text;
}
