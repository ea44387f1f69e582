// Before the first paint: the scheme that the visitor chose, or the system's. The page must not flash.
(function () {
  var mode = null;
  try {
    mode = localStorage.getItem('mui-mode');
  } catch {
    // Storage may be forbidden; the system's choice is fine.
  }
  var dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-scheme', dark ? 'dark' : 'light');
})();
