let locks = 0

/** Prevents the page behind a modal from scrolling; returns a function that releases it. Locks can nest. */
export function lockPage() {
  const { documentElement: page } = document
  // Locking must not shift the page: a scroll bar leaves a gutter.
  if (locks++ === 0) page.dataset.mkModal = innerWidth > page.clientWidth ? 'gutter' : ''
  return () => {
    if (--locks === 0) delete page.dataset.mkModal
  }
}
