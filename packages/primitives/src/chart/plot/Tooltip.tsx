import { Swatch } from '../Patterns.tsx'
import type { ChartProps } from '../types.ts'
import type { ChartWords } from '../words.ts'
import * as styles from './Plot.css.ts'
import type { Shown } from './usePointed.ts'

interface TooltipProps extends Pick<ChartProps, 'kind' | 'series'> {
  id: string
  shown: Shown
  words: ChartWords
  /** The center of the category along the text direction, and half of its width. */
  middle: number
  half: number
  width: number
}

/** The values of one category. Hidden from screen readers, because the focused mark has its own name. */
export function Tooltip({ id, kind, series, shown, words, middle, half, width }: TooltipProps) {
  const reach = half + 8
  const isBefore = middle > width / 2
  const room = (isBefore ? middle : width - middle) - reach
  const place = isBefore ? { insetInlineEnd: width - middle + reach } : { insetInlineStart: middle + reach }
  // In little space, it overlaps the drawing instead of being beside the category.
  const side = room < 120 ? (isBefore ? { insetInlineStart: 0 } : { insetInlineEnd: 0 }) : place
  return (
    <div className={styles.tooltip} aria-hidden="true" style={{ ...side, maxInlineSize: Math.max(room, 160) }}>
      <div className={styles.tooltipTitle}>{words.categories[shown.at]}</div>
      {series.map((one, of) => (
        <div key={one.id} className={styles.tooltipRow} data-active={shown.of === of ? '' : undefined}>
          <Swatch id={id} kind={kind} series={one} at={of} />
          <span className={styles.tooltipWords}>{one.label}</span>
          <span className={styles.tooltipValue}>
            <span className={styles.valueText}>{words.valueOf(one.values[shown.at])}</span>
          </span>
        </div>
      ))}
    </div>
  )
}
