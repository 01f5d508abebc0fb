import { forwardRef } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import * as styles from './PrintLayout.css.ts'

export type ScreenOnlyProps = NativeProps<'div'>

/** Hidden on paper: navigation, filters, tips. Renders one `<div>`. */
export const ScreenOnly = forwardRef<HTMLDivElement, ScreenOnlyProps>(function ScreenOnly(native, ref) {
  return <div {...native} ref={ref} className={styles.screenOnly} />
})

export type PrintOnlyProps = NativeProps<'div'>

/** Shown on paper only: active filters, the date of the print. Renders one `<div>`. */
export const PrintOnly = forwardRef<HTMLDivElement, PrintOnlyProps>(function PrintOnly(native, ref) {
  return <div {...native} ref={ref} className={styles.printOnly} />
})
