import type { ReactNode } from 'react'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'

interface HiddenTableProps {
  caption: ReactNode
  headers: readonly ReactNode[]
  /** Rows; the first cell is the row header. */
  rows: readonly (readonly ReactNode[])[]
}

/** The data of a drawing for screen readers. Unstyled, because a visible table scrolls and takes focus. */
export function HiddenTable({ caption, headers, rows }: HiddenTableProps) {
  return (
    <div className={visuallyHidden}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {headers.map((header, at) => (
              <th key={at} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values], at) => (
            // Servers and browsers may have different versions of a locale's data.
            <tr key={at}>
              <th scope="row" suppressHydrationWarning>
                {name}
              </th>
              {values.map((value, of) => (
                <td key={of} suppressHydrationWarning>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
