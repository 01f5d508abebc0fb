/** The position of a value: its category and series. */
export interface Place {
  at: number
  of: number
}

/** Returns the position that a key moves to; undefined if it moves nowhere. */
export function placeAfter(key: string, { at, of }: Place, categories: number, series: number, isRtl: boolean) {
  const next = step(isRtl ? mirrored(key) : key)
  if (!next) return undefined
  return {
    at: Math.min(Math.max(next.at, 0), categories - 1),
    of: Math.min(Math.max(next.of, 0), series - 1),
  }

  function step(pressed: string): Place | undefined {
    switch (pressed) {
      case 'ArrowRight':
        return { at: at + 1, of }
      case 'ArrowLeft':
        return { at: at - 1, of }
      case 'ArrowDown':
        return { at, of: of + 1 }
      case 'ArrowUp':
        return { at, of: of - 1 }
      case 'Home':
        return { at: 0, of }
      case 'End':
        return { at: categories - 1, of }
    }
    return undefined
  }
}

function mirrored(key: string) {
  return key === 'ArrowRight' ? 'ArrowLeft' : key === 'ArrowLeft' ? 'ArrowRight' : key
}
