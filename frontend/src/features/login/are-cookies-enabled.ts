/** Whether the browser accepts cookies, tested by setting one and deleting it. */
export function areCookiesEnabled(): boolean {
  document.cookie = 'teste=1; SameSite=Lax; Path=/';
  const accepted = document.cookie.split('; ').includes('teste=1');
  document.cookie = 'teste=; Max-Age=0; SameSite=Lax; Path=/';
  return accepted;
}
