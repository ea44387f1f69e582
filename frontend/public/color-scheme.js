// Before the first paint: the scheme that the visitor chose, or the system's, and whether a session was open at the last
// visit, so that the header hides its link to the login. The page must not flash.
(function () {
  var mode = null;
  var session = null;
  try {
    mode = localStorage.getItem('mui-mode');
    session = localStorage.getItem('sessao');
  } catch {
    // Storage may be forbidden; the system's choice is fine.
  }
  var dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-scheme', dark ? 'dark' : 'light');
  if (session) document.documentElement.setAttribute('data-session', '');
})();
