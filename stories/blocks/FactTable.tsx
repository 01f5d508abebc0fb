import type { ReactNode } from 'react'
import './blocks.css'
import { coded } from './coded.tsx'
import { Scrollable } from './Scrollable.tsx'

interface FactTableProps {
  caption: string
  /** Where a heading over the table says the same. */
  isCaptionHidden?: boolean
  head: readonly string[]
  /** The first cell of a row names it. In texts, what stands between backticks is code. */
  rows: readonly (readonly ReactNode[])[]
}

/** Facts to look up. */
export function FactTable({ caption, isCaptionHidden, head, rows }: FactTableProps) {
  return (
    <Scrollable label={caption}>
      <table className="facts" aria-label={isCaptionHidden ? caption : undefined}>
        {isCaptionHidden ? null : <caption>{caption}</caption>}
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...facts], row) => (
            <tr key={row}>
              <th scope="row">{cellOf(name)}</th>
              {facts.map((fact, column) => (
                <td key={head[column + 1]}>{cellOf(fact)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  )
}

const cellOf = (fact: ReactNode) => (typeof fact === 'string' ? coded(fact) : fact)
