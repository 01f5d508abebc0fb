'use client'
import { StatusText } from '@memberkit/foundation/status'
import { useStatusLooks } from './looks.ts'
import type { Subscription } from './received.ts'
import { shownStatus } from './standing.rules.ts'

/** The status of a subscription: by one name and one icon on its card, its page and in tables. */
export function StatusOfPlan({ subscription }: { subscription: Subscription }) {
  const looks = useStatusLooks()
  return <StatusText field="subscription.status" value={shownStatus(subscription)} looks={looks} />
}
