'use client'
import { useId, useMemo, useRef } from 'react'
import { numberFormat } from '../../internal/number-format.ts'
import { useLocale } from '../../locale/index.ts'
import { visuallyHidden } from '../../visually-hidden/VisuallyHidden.css.ts'
import type { ChartProps } from '../types.ts'
import type { ChartWords } from '../words.ts'
import { axisLabels } from './axis-labels.ts'
import { geometryOf } from './geometry.ts'
import { Marks } from './Marks.tsx'
import * as styles from './Plot.css.ts'
import { textMeasure } from './text-measure.ts'
import { Tooltip } from './Tooltip.tsx'
import { usePointed } from './usePointed.ts'
import { useSize } from './useSize.ts'

interface PlotProps extends Pick<ChartProps, 'kind' | 'title' | 'series' | 'categories' | 'valueFormat'> {
  /** The id prefix of the chart's patterns. */
  id: string
  words: ChartWords
  keysLabel: string
}

/** The drawing and its axes. Lazy, so never rendered on a server. */
export function Plot({ id, kind, title, series, categories, valueFormat, words, keysLabel }: PlotProps) {
  const { locale } = useLocale()
  const keysId = useId()
  const area = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(area)
  const { shown, stop, handlers } = usePointed(area, categories.length, series.length)
  const geometry = useMemo(
    () => (width > 0 && height > 0 ? geometryOf({ kind, categories, series }, width, height) : undefined),
    [kind, categories, series, width, height],
  )
  const labels = useMemo(() => {
    if (!geometry || !area.current) return undefined
    return axisLabels(words.categories, { band: geometry.bands[0]!.width, widthOf: textMeasure(area.current) })
  }, [geometry, words])
  const band = shown && geometry?.bands[shown.at]
  const ticks = geometry?.ticks ?? []
  const tickFormat = numberFormat(locale, {
    ...valueFormat,
    notation: ticks.some(({ value }) => Math.abs(value) >= 10_000) ? 'compact' : 'standard',
    trailingZeroDisplay: 'stripIfInteger',
  })

  return (
    <div className={styles.plot}>
      <div className={styles.values} aria-hidden="true">
        {ticks.map(({ value, y }) => (
          <span key={value} className={styles.value} style={{ insetBlockStart: y }}>
            <span className={styles.valueText}>{tickFormat.format(value)}</span>
          </span>
        ))}
      </div>
      <div
        {...handlers}
        ref={area}
        className={styles.area}
        role="application"
        aria-label={title}
        aria-describedby={keysId}
      >
        <span id={keysId} className={visuallyHidden}>
          {keysLabel}
        </span>
        {geometry ? (
          <svg className={styles.drawing} width={width} height={height}>
            {band ? (
              <rect className={styles.pointed} x={band.start} y={0} width={band.width} height={height} rx={4} />
            ) : null}
            {geometry.ticks.map(({ value, y }) => (
              <line key={value} className={styles.gridLine} x1={0} x2={width} y1={y} y2={y} />
            ))}
            <line className={styles.zeroLine} x1={0} x2={width} y1={geometry.zero} y2={geometry.zero} />
            <Marks {...{ id, kind, series, geometry, words, stop }} />
          </svg>
        ) : null}
        {band ? (
          <Tooltip
            {...{ id, kind, series, shown, words, width }}
            middle={band.middle}
            half={kind === 'line' ? 0 : band.width / 2}
          />
        ) : null}
      </div>
      <div className={styles.categories} aria-hidden="true">
        {labels?.labels.map(({ at, text, edge }) => {
          const { start, width: inlineSize } = geometry!.bands[at]!
          return (
            <span
              key={at}
              className={styles.category}
              style={{ insetInlineStart: start, inlineSize }}
              data-edge={edge}
              data-wraps={labels.wraps ? '' : undefined}
            >
              <span className={styles.categoryText}>{text}</span>
            </span>
          )
        })}
      </div>
    </div>
  )
}
