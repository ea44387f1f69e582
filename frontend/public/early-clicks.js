// The server's HTML shows buttons before their code is loaded. This script records clicks on them until hydration, when
// src/app/early-clicks.ts replays them. Links work without code.
(function () {
  var clicked = [];
  function record(event) {
    var button = event.target instanceof Element && event.target.closest('button, [role="button"]');
    if (button) clicked.push(button);
  }
  // Forms need code: the browser would write their fields into the address. The click that submits is replayed.
  function prevent(event) {
    event.preventDefault();
  }
  // A file that is dropped before hydration must not replace the page.
  function stop(event) {
    if (event.dataTransfer && event.dataTransfer.types.includes('Files')) event.preventDefault();
  }
  // Read by src/shared/ui/first-interaction.ts, whose file may load after the first interaction.
  function remember(event) {
    // A page that opens under a resting mouse gets an event without movement.
    if (event.type === 'pointermove' && !event.movementX && !event.movementY) return;
    window.hadEarlyInteraction = true;
  }
  [
    'pointermove',
    'pointerdown',
    'touchstart',
    'wheel',
    'keydown',
    'focusin',
    'change',
    'click',
    'dragenter',
  ].forEach(function (type) {
    addEventListener(type, remember, { capture: true, passive: true });
  });
  addEventListener('click', record, true);
  addEventListener('submit', prevent, true);
  addEventListener('dragover', stop);
  addEventListener('drop', stop);
  window.takeEarlyClicks = function () {
    removeEventListener('click', record, true);
    removeEventListener('submit', prevent, true);
    return clicked.splice(0);
  };
})();
