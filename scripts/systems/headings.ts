import { type Area, documents, type Part, read } from '../../packages/contract/src/coverage/document.ts'
import { inventory } from '../../packages/contract/src/coverage/inventory.ts'
import { cover } from '../../packages/contract/src/coverage/match.ts'
import { statements } from '../../packages/contract/src/coverage/statements.ts'

/** A heading under which the specification lists calls, with the services that answer them. */
export interface Heading {
  readonly area: Area
  readonly title: string
  readonly services: readonly string[]
}

/** Returns every heading of section 7 of the three documents. */
export function headings(): Heading[] {
  const calls = inventory()
  return (Object.keys(documents) as Area[])
    .flatMap(read)
    .filter(({ section, title }) => section === 7 && title !== '')
    .map((part) => ({ area: part.area, title: part.title, services: servicesUnder(part, calls) }))
}

const servicesUnder = (part: Part, calls: ReturnType<typeof inventory>) => [
  ...new Set(
    [
      ...cover(
        statements(part, () => undefined),
        calls,
      ).met.values(),
    ].map(({ service }) => service),
  ),
]
