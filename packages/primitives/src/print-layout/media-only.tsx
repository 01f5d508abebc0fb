import { forwardRef } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import * as styles from './PrintLayout.css.ts'

export type ScreenOnlyProps = NativeProps<'div'>

/** What has no use on paper: navigation, filters, tips. Renders one `<div>`. */
export const ScreenOnly = forwardRef<HTMLDivElement, ScreenOnlyProps>(function ScreenOnly(native, ref) {
  return <div {...native} ref={ref} className={styles.screenOnly} />
})

export type PrintOnlyProps = NativeProps<'div'>

/** What only paper needs: what the filters were, the day it was printed. Renders one `<div>`. */
export const PrintOnly = forwardRef<HTMLDivElement, PrintOnlyProps>(function PrintOnly(native, ref) {
  return <div {...native} ref={ref} className={styles.printOnly} />
})
