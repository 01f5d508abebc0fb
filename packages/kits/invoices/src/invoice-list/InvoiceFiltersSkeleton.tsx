import { Skeleton } from '@memberkit/primitives/skeleton'

/** As tall as the filters. */
export function InvoiceFiltersSkeleton() {
  return <Skeleton height="panel" />
}
