/**
 * Returns the pages to offer, and `undefined` for omitted ones: the first, the last, and those around the current one.
 * Always the same number of items, so that buttons don't move under the pointer.
 */
export function pageWindow(page: number, pageCount: number): (number | undefined)[] {
  if (pageCount <= 7) return span(1, pageCount)
  if (page <= 4) return [...span(1, 5), undefined, pageCount]
  if (page >= pageCount - 3) return [1, undefined, ...span(pageCount - 4, pageCount)]
  return [1, undefined, ...span(page - 1, page + 1), undefined, pageCount]
}

function span(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step)
}
