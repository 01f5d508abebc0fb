export interface PrintOptions {
  /** The page's title while printing: what the browser names a PDF by, and writes at its head. */
  title?: string
  /** What alone goes on paper. Left out: the whole page. */
  only?: Element | null
}

/** Prints the page, or one part of it. Resolves when the browser has it. In the browser only. */
export function printDocument({ title, only }: PrintOptions = {}): Promise<void> {
  const { title: before, documentElement: page } = document
  if (title) document.title = title
  only?.setAttribute('data-mk-print', '')
  if (only) page.setAttribute('data-mk-printing', '')
  return new Promise((resolve) => {
    addEventListener(
      'afterprint',
      () => {
        if (title) document.title = before
        only?.removeAttribute('data-mk-print')
        page.removeAttribute('data-mk-printing')
        resolve()
      },
      { once: true },
    )
    print()
  })
}
