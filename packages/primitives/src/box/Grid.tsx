import { forwardRef } from 'react'
import { Box, type BoxProps } from './Box.tsx'
import * as styles from './Grid.css.ts'

export interface GridProps extends Omit<BoxProps, 'display' | 'flexDirection' | 'flexWrap'> {
  /**
   * The maximum number of columns; fewer if the grid is narrow, whatever the window.
   * @default 2
   */
  columns?: 2 | 3 | 4 | 6
  /**
   * The minimum width of a column: 5, 9, 14 or 20 rem.
   * `xs` has room for a figure with a short label, three side by side on a phone.
   * @default 'md'
   */
  columnSize?: 'xs' | 'sm' | 'md' | 'lg'
  /** @default 'md' */
  gap?: BoxProps['gap']
}

/** Columns of equal width that wrap by the grid's own width. Renders one `<div>`, or the element of `as`. */
export const Grid = forwardRef<HTMLElement, GridProps>(function Grid(
  { columns = 2, columnSize = 'md', gap = 'md', className = '', ...box },
  ref,
) {
  return (
    <Box
      {...box}
      {...{ 'data-columns': columns, 'data-column': columnSize }}
      ref={ref}
      display="grid"
      gap={gap}
      className={`${styles.grid} ${className}`.trim()}
    />
  )
})
