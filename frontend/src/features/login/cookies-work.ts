/** Whether this browser accepts cookies, found by setting one for a moment. */
export function cookiesWork(): boolean {
  document.cookie = 'teste=1; SameSite=Lax; Path=/';
  const kept = document.cookie.split('; ').includes('teste=1');
  document.cookie = 'teste=; Max-Age=0; SameSite=Lax; Path=/';
  return kept;
}
