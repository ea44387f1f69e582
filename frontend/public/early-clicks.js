// The server's HTML shows buttons before their code is loaded. This script records clicks on them until hydration, when
// src/app/early-clicks.ts replays them. Links work without code.
(function () {
  var clicked = [];
  function record(event) {
    var button = event.target instanceof Element && event.target.closest('button, [role="button"]');
    if (button) clicked.push(button);
  }
  addEventListener('click', record, true);
  window.takeEarlyClicks = function () {
    removeEventListener('click', record, true);
    return clicked.splice(0);
  };
})();
