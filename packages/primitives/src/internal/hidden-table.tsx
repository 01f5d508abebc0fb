import type { ReactNode } from 'react'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'

interface HiddenTableProps {
  caption: ReactNode
  headers: readonly ReactNode[]
  /** The first cell of each names its row. */
  rows: readonly (readonly ReactNode[])[]
}

/** What a drawing shows, for those who do not see it. Bare, for a table that is to be seen scrolls and takes the focus. */
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
            // Servers and browsers may know different editions of a locale's rules.
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
