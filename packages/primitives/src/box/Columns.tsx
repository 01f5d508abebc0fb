import { forwardRef } from 'react'
import { Box, type BoxProps } from './Box.tsx'
import * as styles from './Columns.css.ts'

export const columnWidths = ['fluid', 'content', 'small', 'medium', 'large'] as const

type Layout = 'display' | 'flexDirection' | 'flexWrap'

export interface ColumnsProps extends Omit<BoxProps, Layout> {
  /**
   * The width of the whole row below which columns stack: 560 or 880 px.
   * @default 'narrow'
   */
  stackBelow?: 'narrow' | 'wide'
  /** @default 'lg' */
  gap?: BoxProps['gap']
  /** @default 'start' */
  alignItems?: BoxProps['alignItems']
}

/** Columns with individual widths, which stack if they don't fit. Renders one `<div>`, or the element of `as`. */
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
   * `fluid`: a share of the remaining width. `content`: as wide as its content. Or at most 240, 320 or 400 px.
   * @default 'fluid'
   */
  width?: 'fluid'
  /**
   * Its share of the width, relative to other fluid columns.
   * @default 1
   */
  share?: 1 | 2 | 3
}

interface OwnWidth {
  width: 'content' | 'small' | 'medium' | 'large'
  share?: undefined
}

export type ColumnProps = BoxProps & (FluidWidth | OwnWidth)

/** A column in Columns. Renders one `<div>`, or the element of `as`. */
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
