'use client'
import { forwardRef, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Button } from '../button/Button.tsx'
import type { NativeProps } from '../internal/native-props.ts'
import { isKnown } from '../internal/is-known.ts'
import { useOnIntent } from '../internal/use-on-intent.ts'
import { useLocale } from '../locale/index.ts'
import { HiddenTable } from '../internal/hidden-table.tsx'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'
import * as styles from './Chart.css.ts'
import { ChartTable } from './ChartTable.tsx'
import { Patterns, Swatch } from './Patterns.tsx'
import type { ChartProps as OwnProps } from './types.ts'
import { wordsOf } from './words.ts'

export interface ChartProps
  extends OwnProps, NativeProps<'figure', OwnProps & { children: unknown; onPointerEnter: unknown }> {}

const loadPlot = () => import('./plot/Plot.tsx').then(({ Plot }) => Plot)

/**
 * Values as bars, lines or stacked bars, with a data table that is always available to screen readers. The drawing
 * loads when it scrolls into view, in reserved space. Renders a `<figure>`.
 */
export const Chart = forwardRef<HTMLElement, ChartProps>(function Chart(props, ref) {
  const { kind, title, description, labels, empty, size = 'medium', isLoading, ...rest } = props
  const { categories, categoryFormat, categoryLabel, series, valueFormat, ...native } = rest
  const { locale } = useLocale()
  // Ids of patterns only allow these characters.
  const id = `mk-chart-${useId().replaceAll(/\W/g, '')}`
  const room = useRef<HTMLDivElement>(null)
  const [isTable, setTable] = useState(false)
  const { part: Plot, ask } = useOnIntent(loadPlot)
  const words = useMemo(
    () => wordsOf({ categories, categoryFormat, categoryLabel, series, valueFormat }, labels.missing, locale),
    [categories, categoryFormat, categoryLabel, series, valueFormat, labels.missing, locale],
  )
  const isEmpty = !isLoading && !series.some(({ values }) => values.some(isKnown))
  const hasDrawing = !isTable && !isEmpty && !isLoading

  useEffect(() => {
    if (!room.current || !hasDrawing || Plot) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) ask()
      },
      // Loads one viewport ahead, so that loading stays unseen.
      { rootMargin: '100% 0px' },
    )
    observer.observe(room.current)
    return () => observer.disconnect()
  }, [hasDrawing, Plot, ask])

  return (
    <figure aria-labelledby={`${id}-title`} {...native} ref={ref} className={styles.figure} onPointerEnter={ask}>
      <div className={styles.head}>
        <figcaption className={styles.caption}>
          <span id={`${id}-title`} className={styles.title}>
            {title}
          </span>
          {description ? <span className={styles.description}>{description}</span> : null}
        </figcaption>
        {isEmpty || isLoading ? null : (
          <div className={styles.toggle}>
            <Button size="small" tone="quiet" onPress={() => setTable(!isTable)}>
              {isTable ? labels.showChart : labels.showTable}
            </Button>
          </div>
        )}
      </div>
      {series.length > 1 && !isTable ? (
        <ul className={styles.legend} aria-hidden="true">
          {series.map((one, at) => (
            <li key={one.id} className={styles.legendItem}>
              <Swatch id={id} kind={kind} series={one} at={at} />
              <span className={styles.words}>{one.label}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <Patterns id={id} series={series} />
      {isTable ? (
        <div className={styles.table} data-size={size}>
          <ChartTable title={title} data={{ categoryLabel, series }} words={words} />
        </div>
      ) : (
        <div ref={room} className={styles.room} data-size={size}>
          {renderRoom()}
        </div>
      )}
      {hasDrawing ? (
        <HiddenTable
          caption={title}
          headers={[categoryLabel, ...series.map(({ label }) => label)]}
          rows={words.categories.map((category, at) => [
            category,
            ...series.map(({ values }) => words.valueOf(values[at])),
          ])}
        />
      ) : null}
    </figure>
  )

  function renderRoom() {
    if (isEmpty) return <div className={styles.nothing}>{empty}</div>
    if (isLoading)
      return (
        <div className={styles.waiting}>
          <output className={visuallyHidden}>{labels.loading}</output>
        </div>
      )
    if (!Plot) return <div className={styles.nothing} data-waiting="" />
    return <Plot {...{ id, kind, title, series, categories, valueFormat, words }} keysLabel={labels.keys} />
  }
})
