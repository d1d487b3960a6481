/** The size of the picture that stands where another could not be loaded, in pixels. */
export const placeholderSize_px = 32;
/** How long after the last change of the window's size pictures are fitted to it, in milliseconds. */
export const resizeDebounce_ms = 500;

const placeholder = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${placeholderSize_px}" height="${placeholderSize_px}" viewBox="0 0 32 32"><path d="M4 6h24v20H4zM4 22l7-7 6 6 4-4 7 7M20 12h.1" fill="none" stroke="#8a91a5" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
)}`;

/**
 * Look after the pages' pictures: one that cannot be loaded gives way to a placeholder, and those that come in several
 * sizes are asked for in the size that they have after the window was resized. Ways to pay have a picture of their own
 * for the first.
 */
export function keepImages(): () => void {
  const over = new AbortController();
  const { signal } = over;
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) replace(target);
    },
    { capture: true, signal },
  );
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) replace(image);
  addEventListener(
    'resize',
    () => {
      clearTimeout(timer);
      timer = setTimeout(fitAll, resizeDebounce_ms);
    },
    { signal },
  );
  return () => {
    clearTimeout(timer);
    over.abort();
  };
}

function replace(image: HTMLImageElement): void {
  const address = image.getAttribute('src') ?? '';
  if (address === '' || address === placeholder) return;
  if (address.startsWith('/art/payment/') && !address.endsWith('/manual.png')) return;
  // Without a density of its own it would be drawn in that of the picture before it.
  image.srcset = `${placeholder} 1x`;
  image.removeAttribute('sizes');
  image.style.objectFit = 'none';
  image.src = placeholder;
}

function fitAll(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[srcset][sizes]')) {
    const width = Math.round(image.clientWidth);
    if (width > 0) image.sizes = `${width}px`;
  }
}
