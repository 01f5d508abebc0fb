import type { ComponentPropsWithRef, ReactNode } from 'react'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'
import { SortSelect } from './SortSelect.tsx'
import { table } from './Table.css.ts'
import type { TableProps } from './types.ts'

/** Renders the table element and its caption. */
export function renderFrame<Row>(props: TableProps<Row>, own: ComponentPropsWithRef<'table'>, parts: ReactNode) {
  const { caption, isCaptionHidden, isLoading, loadingLabel } = props
  return (
    <>
      <SortSelect {...props} />
      <table className={table} role="table" {...handedOn(props)} {...own} aria-busy={isLoading || undefined}>
        <caption className={isCaptionHidden ? visuallyHidden : undefined}>
          {caption}
          {isLoading && loadingLabel ? <span className={visuallyHidden}> {loadingLabel}</span> : null}
        </caption>
        {parts}
      </table>
    </>
  )
}

function handedOn(props: object) {
  return Object.fromEntries(Object.entries(props).filter(([name]) => /^(id$|data-|aria-)/.test(name)))
}
