import { forwardRef } from 'react'
import { Box, type BoxProps } from './Box.tsx'
import * as styles from './Columns.css.ts'

export const columnWidths = ['fluid', 'content', 'small', 'medium', 'large'] as const

type Layout = 'display' | 'flexDirection' | 'flexWrap'

export interface ColumnsProps extends Omit<BoxProps, Layout> {
  /**
   * The width of the columns together, whatever the window, below which they stand one below the other: 560 or 880 px.
   * @default 'narrow'
   */
  stackBelow?: 'narrow' | 'wide'
  /** @default 'lg' */
  gap?: BoxProps['gap']
  /** @default 'start' */
  alignItems?: BoxProps['alignItems']
}

/** Columns of widths of their own, which stack where there is no room. Renders one `<div>`, or what `as` says. */
export const Columns = forwardRef<HTMLElement, ColumnsProps>(function Columns(
  { stackBelow = 'narrow', gap = 'lg', alignItems = 'start', className = '', ...box },
  ref,
) {
  return (
    <Box
      {...box}
      {...{ 'data-stack-below': stackBelow }}
      ref={ref}
      display="flex"
      flexWrap="wrap"
      gap={gap}
      alignItems={alignItems}
      className={`${styles.columns} ${className}`.trim()}
    />
  )
})

interface FluidWidth {
  /**
   * `fluid`: its share of what the others leave. `content`: as wide as what it holds. Or 240, 320 or 400 px, and less
   * where there is less.
   * @default 'fluid'
   */
  width?: 'fluid'
  /**
   * How much of the room, against the other fluid columns.
   * @default 1
   */
  share?: 1 | 2 | 3
}

interface OwnWidth {
  width: 'content' | 'small' | 'medium' | 'large'
  share?: undefined
}

export type ColumnProps = BoxProps & (FluidWidth | OwnWidth)

/** One of Columns. Renders one `<div>`, or what `as` says. */
export const Column = forwardRef<HTMLElement, ColumnProps>(function Column(
  { width = 'fluid', share, className = '', ...box },
  ref,
) {
  return (
    <Box
      {...box}
      {...{ 'data-width': width, 'data-share': share }}
      ref={ref}
      className={`${styles.column} ${className}`.trim()}
    />
  )
})
