/**
 * For a page that shows lessons in frames, as a classic script or a module: gives each frame the height that it asks for,
 * and repeats what it says as an event `derslik-…` on its <iframe>. Whoever calls `preventDefault` on `derslik-resize`
 * sizes the frame themselves. Published as derslik-host.js, as it stands but for its length: it imports nothing, and older
 * browsers, in which a frame shows the lesson's text, can read it.
 */
(() => {
  const page = /** @type {Window & {derslikHost?: boolean}} */ (window);
  if (page.derslikHost) return;
  page.derslikHost = true;

  /** In pixels; no lesson is higher. */
  const highest = 20000;
  const types = /^(ready|change|step|answer|complete|error|resize)$/;

  /** A sandboxed frame has no origin of its own, and neither has a file. @param {HTMLIFrameElement} frame */
  const isOpaque = ({ sandbox, src }) =>
    /^file:/.test(src) || (sandbox.length > 0 && !sandbox.contains('allow-same-origin'));

  /** @param {HTMLIFrameElement} frame @param {MessageEvent} event */
  const isFrom = (frame, { source, origin }) =>
    frame.contentWindow === source &&
    (origin === 'null' ? isOpaque(frame) : frame.src.indexOf(origin + '/') === 0);

  /** @param {HTMLIFrameElement} frame @param {unknown} height */
  const resize = (frame, height) => {
    if (typeof height !== 'number' || !(height > 0)) return;
    const { boxSizing, paddingTop, paddingBottom } = getComputedStyle(frame);
    const around =
      frame.offsetHeight - frame.clientHeight + parseFloat(paddingTop) + parseFloat(paddingBottom);
    frame.style.height =
      Math.min(Math.ceil(height), highest) + (boxSizing === 'border-box' ? around : 0) + 'px';
  };

  addEventListener('message', (event) => {
    const { source, version, type, ...detail } = Object(event.data);
    if (source !== 'derslik' || version !== 1 || !types.test(type)) return;
    for (const frame of document.querySelectorAll('iframe')) {
      if (!isFrom(frame, event)) continue;
      const told = new CustomEvent('derslik-' + type, { detail, bubbles: true, cancelable: true });
      if (frame.dispatchEvent(told) && type === 'resize') resize(frame, detail.height);
    }
  });

  // The frames that are here already may have spoken to nobody.
  for (const frame of document.querySelectorAll('iframe'))
    if (/[?&]embed=1/.test(frame.src))
      /** @type {Window} */ (frame.contentWindow).postMessage(
        { source: 'derslik', version: 1, type: 'hello' },
        '*',
      );
})();
