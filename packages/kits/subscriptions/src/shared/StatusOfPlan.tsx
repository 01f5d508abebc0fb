'use client'
import { StatusText } from '@memberkit/foundation/status'
import { useShownStatus, useStatusLooks } from './looks.ts'
import type { Subscription } from './received.ts'

/** The status of a subscription: by one name and one icon on its card, its page and in tables. */
export function StatusOfPlan({ subscription }: { subscription: Subscription }) {
  const looks = useStatusLooks()
  const shown = useShownStatus()
  return <StatusText field="subscription.status" value={shown(subscription)} looks={looks} />
}
