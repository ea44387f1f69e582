// Served pages show buttons before the code behind them has arrived. Clicks on them are kept, for
// src/app/early-clicks.ts to repeat; links work by themselves.
(function () {
  var kept = [];
  function keep(event) {
    var button = event.target instanceof Element && event.target.closest('button, [role="button"]');
    if (button) kept.push(button);
  }
  addEventListener('click', keep, true);
  window.takeEarlyClicks = function () {
    removeEventListener('click', keep, true);
    return kept.splice(0);
  };
})();
