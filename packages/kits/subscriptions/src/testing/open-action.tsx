import { getSubscription } from '@memberkit/contract/commerce/subscriptions'
import type { MockPlatform } from '@memberkit/fixtures'
import type { ScenarioName } from '@memberkit/fixtures/scenarios'
import { useMemberkit } from '@memberkit/foundation'
import { useResource } from '@memberkit/foundation/resource'
import { Button } from '@memberkit/primitives/button'
import { useEffect, useRef, useState } from 'react'
import { SubscriptionActionPart } from '../manage/manage-parts.ts'
import { rowOf } from '../shared/row.rules.ts'
import type { SubscriptionActionName } from '../shared/subscription-actions.ts'
import { renderKit } from './render-kit.tsx'

interface ActingProps {
  identityId: string
  subscriptionId: string
  intent: SubscriptionActionName
}

/** The dialog of one action, without the table around it. */
function Acting({ identityId, subscriptionId, intent }: ActingProps) {
  const { realm, can, isDenied } = useMemberkit()
  const resource = useResource(getSubscription, { identityId, subscriptionId })
  const opener = useRef<HTMLButtonElement>(null)
  // Whoever opens a dialog has the focus, and has it again when the dialog closes.
  useEffect(() => opener.current?.focus(), [])
  const [isOpen, setOpen] = useState(true)
  const subscription = resource.state === 'ready' ? resource.data : undefined
  const [row, setRow] = useState<ReturnType<typeof rowOf>>()
  if (subscription && !row) setRow(rowOf(subscription, { entitlements: undefined, realm, can, isDenied }))
  return (
    <>
      <Button ref={opener} onPress={() => setOpen(true)}>
        Act
      </Button>
      {row && isOpen ? <SubscriptionActionPart row={row} intent={intent} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** Opens the dialog of one action for staff: the least that can show it, as a matrix opens a thousand. */
export function openAction(
  { scenario, ...acting }: Omit<ActingProps, 'identityId'> & { scenario: ScenarioName },
  prepare?: (platform: MockPlatform) => void,
) {
  const acted = ({ subject: { identityId } }: MockPlatform) => <Acting {...acting} identityId={identityId} />
  return renderKit(acted, { scenario, realm: 'Internal', prepare })
}
