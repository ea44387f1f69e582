// The server's HTML shows fields and buttons before their code is loaded. Until React has hydrated the page, this script notices the
// first interaction, which loads the code, and keeps what the visitor does. Links, and the text of fields, work without code.
// `src/shared/ui/early-input.ts` declares what it offers.
(() => {
  // What a visitor does first at a page. Scrolling is left out: browsers restore the position without the visitor, who
  // scrolls by one of these.
  const INTERACTIONS = [
    'pointermove',
    'pointerdown',
    'touchstart',
    'wheel',
    'keydown',
    'focusin',
    'change',
    'click',
    'dragenter',
  ];
  const seen = new Set();
  const clicked = [];
  let isRecording = true;
  // A script file did not load; the visitor has used a part of the page that needs it.
  let hasFailed = false;
  let isCodeNeeded = false;
  const showFailure = () => {
    const root = document.getElementById('root');
    // There is nothing to use in a page, or a part of one, that only its code can fill.
    const isWaiting = !root?.hasChildNodes() || root.querySelector('[data-loading]');
    if (hasFailed && (isCodeNeeded || isWaiting)) document.getElementById('sem-codigo').hidden = false;
  };
  const onCodeNeeded = () => {
    isCodeNeeded = true;
    showFailure();
  };
  const reportLoadFailure = () => {
    hasFailed = true;
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showFailure);
    else showFailure();
  };
  addEventListener('error', ({ target }) => target?.type === 'module' && reportLoadFailure(), true);
  addEventListener('input', onCodeNeeded, true);

  const onInteraction = ({ type, movementX, movementY }) => {
    // A page that opens under a resting mouse gets an event without movement.
    if (seen.has(type) || (type === 'pointermove' && !movementX && !movementY)) return;
    seen.add(type);
    if (seen.size === 1) dispatchEvent(new Event('first-interaction'));
  };
  for (const type of INTERACTIONS) addEventListener(type, onInteraction, { capture: true, passive: true });

  const onClick = ({ target }) => {
    const button = isRecording && target instanceof Element && target.closest('button, [role="button"]');
    if (!button) return;
    clicked.push(button);
    onCodeNeeded();
  };
  addEventListener('click', onClick, true);
  // Forms need code: the browser would write their fields into the address. The click that submits is replayed.
  const onSubmit = (event) => {
    if (!isRecording) return;
    event.preventDefault();
    onCodeNeeded();
  };
  addEventListener('submit', onSubmit, true);
  // A file that is dropped must not replace the page, also after hydration. Until then a file that is dropped in the area of a
  // file field is chosen in the field.
  const onDrop = (event) => {
    const { dataTransfer, target, type } = event;
    if (!dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    const field =
      isRecording &&
      type === 'drop' &&
      target instanceof Element &&
      target.closest('[data-drop]')?.querySelector('[type="file"]');
    if (field) field.files = dataTransfer.files;
  };
  addEventListener('dragover', onDrop);
  addEventListener('drop', onDrop);

  // What was typed survives a reload, by which a lost file is replaced. Passwords are not kept; files cannot be.
  const KEPT = 'typed-input';
  const isTicked = ({ type }) => type === 'checkbox' || type === 'radio';
  const isChanged = (field) => {
    if (field.options) return [...field.options].some((option) => option.selected !== option.defaultSelected);
    return isTicked(field)
      ? field.checked !== field.defaultChecked
      : field.value !== (field.defaultValue ?? '');
  };
  const keepFields = () => {
    const fields = [...document.querySelectorAll('input, textarea, select')]
      .filter((field) => field.id && !/^(password|file|hidden)$/.test(field.type) && isChanged(field))
      .map((field) => [field.id, isTicked(field) ? field.checked : field.value]);
    if (!fields.length) return;
    const kept = { address: location.href, focused: document.activeElement?.id, fields };
    try {
      sessionStorage.setItem(KEPT, JSON.stringify(kept));
    } catch {
      // Without session storage nothing is kept.
    }
  };
  const restoreFields = () => {
    try {
      const { address, focused, fields } = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}');
      sessionStorage.removeItem(KEPT);
      if (address !== location.href) return;
      for (const [id, value] of fields) {
        const field = document.getElementById(id);
        if (field) field[isTicked(field) ? 'checked' : 'value'] = value;
      }
      document.getElementById(focused)?.focus({ preventScroll: true });
      onInteraction({ type: 'input' });
      onCodeNeeded();
    } catch {
      // Without session storage nothing was kept.
    }
  };

  window.earlyInput = {
    keepFields,
    restoreFields,
    has: (...types) => (types.length ? types.some((type) => seen.has(type)) : seen.size > 0),
    reportLoadFailure,
    stopRecording: () => {
      isRecording = false;
      removeEventListener('input', onCodeNeeded, true);
      return clicked.splice(0);
    },
  };
})();
