/** A link that leaves the lesson opens beside the page around it, not in the frame, from where there is no way back. */
export function openLinksOutside() {
  document.addEventListener('click', (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (link && !link.target && !link.download && page(link.href) !== page(location.href))
      link.target = '_blank';
  });
}

/** @param {string} href */
const page = (href) => href.split('#')[0];
