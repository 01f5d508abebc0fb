import { QueryClient } from '@tanstack/react-query'
import { Component } from 'react'

const advice =
  'This page has two copies of @tanstack/react-query, so MemberkitProvider and the page do not share one cache. ' +
  'Usually one is its CommonJS build: compile the page as ES modules ("type": "module"), or keep one version of it.'

/** The parts of React's internal component record that are read here. */
interface Fiber {
  readonly return: Fiber | null
  readonly memoizedProps: { readonly value?: unknown } | null
}

let hasWarned = false

/**
 * Warns once, in development, if a provider above has a query client of another copy of TanStack Query, and the host gave
 * the provider none: a given client is one cache for both copies. The other copy's context can't be read, so it searches
 * React's internal records; if those differ from what it expects, it stays silent.
 */
export class DuplicateQueryWarning extends Component<{ given: QueryClient | undefined }> {
  override componentDidMount(): void {
    if (hasWarned || this.props.given || !above(this).some(isForeign)) return
    hasWarned = true
    // oxlint-disable-next-line no-console -- advice for whoever builds the page, which no page shows
    console.warn(advice)
  }

  override render() {
    return null
  }
}

function above(component: Component): unknown[] {
  const values: unknown[] = []
  let fiber = (component as { _reactInternals?: Fiber })._reactInternals
  for (; fiber?.return; fiber = fiber.return) values.push(fiber.memoizedProps?.value)
  return values
}

/** Whether a value is a query client of another copy. */
const isForeign = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'getQueryCache' in value && !(value instanceof QueryClient)
