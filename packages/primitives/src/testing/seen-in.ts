/** Returns the visible text of a single-line element, from left to right. */
export function seenIn(element: Element) {
  const seen: { sign: string; left: number }[] = []
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    ;[...(text as Text).data].forEach((sign, at) => {
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      seen.push({ sign, left: range.getBoundingClientRect().left })
    })
  }
  const signs = seen.sort((one, other) => one.left - other.left).map(({ sign }) => sign)
  return signs.join('').replace(/\s/g, ' ')
}
