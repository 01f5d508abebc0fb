import { QueryClient } from '@tanstack/react-query'
import { Component } from 'react'

const advice =
  'This page has two copies of @tanstack/react-query, so MemberkitProvider and the page do not share one cache. ' +
  'Usually one is its CommonJS build: compile the page as ES modules ("type": "module"), or keep one version of it.'

/** React's own record of a component, as far as it is read here. */
interface Fiber {
  readonly return: Fiber | null
  readonly memoizedProps: { readonly value?: unknown } | null
}

let isTold = false

/**
 * Says in development, once, that the page's query client comes from another copy of TanStack Query: it was given one,
 * or a provider above holds one. A context of that copy cannot be asked for, so the providers above are looked at
 * through React's own records; where those are not as expected, nothing is said.
 */
export class OtherCopy extends Component<{ given: QueryClient | undefined }> {
  override componentDidMount(): void {
    if (isTold || !(isForeign(this.props.given) || above(this).some(isForeign))) return
    isTold = true
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

/** Whether something is a query client, and none of this copy's. */
const isForeign = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'getQueryCache' in value && !(value instanceof QueryClient)
