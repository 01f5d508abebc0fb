let locks = 0

/** Keeps the page behind a modal from scrolling, until what it returns is called; dialogs may lie over dialogs. */
export function lockPage() {
  const { documentElement: page } = document
  // Locking must not move the page: its scroll bar, if it has one, leaves a gutter.
  if (locks++ === 0) page.dataset.mkModal = innerWidth > page.clientWidth ? 'gutter' : ''
  return () => {
    if (--locks === 0) delete page.dataset.mkModal
  }
}
