export interface PrintOptions {
  /** The page's title while printing, which browsers use for the PDF's file name and header. */
  title?: string
  /** The element to print. @default the whole page */
  only?: Element | null
}

/** Prints the page or one part of it. Resolves once the browser has rendered it. In browsers only. */
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
