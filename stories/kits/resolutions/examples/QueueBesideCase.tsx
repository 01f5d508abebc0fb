import { ResolutionQueue, useQueueNavigation } from '@memberkit/resolutions/queue'
import type { ReactNode } from 'react'

/** The queue at the start, the open case beside it. The next case is requested as soon as one opens. */
export function QueueBesideCase({
  renderCase,
}: {
  renderCase: (resolutionId: string, onNext: () => void) => ReactNode
}) {
  const navigation = useQueueNavigation()
  const { openId, next } = navigation
  return (
    <div className={openId ? 'desk desk-split' : 'desk'}>
      <ResolutionQueue navigation={navigation} />
      {openId ? renderCase(openId, next) : null}
    </div>
  )
}
