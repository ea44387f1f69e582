/** The part of an address before its '@', for the rules that compare a name with it. */
export function localPart(email: string | undefined): string {
  return (email ?? '').split('@')[0]?.toLowerCase() ?? '';
}
