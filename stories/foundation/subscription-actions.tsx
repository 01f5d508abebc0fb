import type { Received } from '@memberkit/contract'
import {
  activateSubscription,
  cancelSubscription,
  getSubscription,
  listSubscriptions,
  type Subscription,
  subscriptionJournal,
  subscriptionTransitions,
  suspendSubscription,
} from '@memberkit/contract/commerce/subscriptions'
import { SubscriptionCancelReason, SubscriptionStatus } from '@memberkit/contract/labels/en-US'
import { useMemberkit } from '@memberkit/foundation'
import { ChangedSince } from '@memberkit/foundation/conflict'
import { allowedActions, defineActions, defineCalls } from '@memberkit/foundation/entity-actions'
import { actionDialog, ActionForm, type ActionFormOf } from '@memberkit/foundation/entity-actions/dialog'
import { ActionMenuItems } from '@memberkit/foundation/entity-actions/menu'
import { defineMessages, messageNamespace } from '@memberkit/foundation/messages'
import { useResource } from '@memberkit/foundation/resource'
import { Inline } from '@memberkit/primitives/box'
import { FormField } from '@memberkit/primitives/form'
import { Menu } from '@memberkit/primitives/menu'
import { Select } from '@memberkit/primitives/select'
import { Text } from '@memberkit/primitives/text'
import { useState } from 'react'

/** The words of the story: what a kit would have in four locales. */
export const subscriptionWords = defineMessages('story.subscriptions', 'en-US', {
  'action.suspend': 'Suspend',
  'action.activate': 'Activate',
  'action.cancel': 'Cancel subscription',
  'title.suspend': 'Suspend {label}',
  'title.activate': 'Activate {label}',
  'title.cancel': 'Cancel {label}',
  'consequence.suspend': 'Coverage stops today. The member can’t use the plan until it is activated again.',
  'consequence.activate': 'Coverage starts again today.',
  'consequence.cancel': 'Coverage ends today. This can’t be undone.',
  'do.suspend': 'Suspend',
  'do.activate': 'Activate',
  'do.cancel': 'Cancel subscription',
  'done.suspend': '{label} is suspended.',
  'done.activate': '{label} is active.',
  'done.cancel': '{label} is canceled.',
  reason: 'Reason',
  chooseReason: 'Choose a reason',
})
const messages = messageNamespace<typeof subscriptionWords>('story.subscriptions')

type Shown = Received<Subscription>

const subscriptionActions = defineActions<Shown>()(
  { suspend: { group: 'status' }, activate: { group: 'status' }, cancel: { group: 'end', isCritical: true } },
  { service: 'subscriptions', transitions: subscriptionTransitions },
)

const subscriptionCalls = defineCalls(subscriptionActions)(
  {
    suspend: { operation: suspendSubscription, needsCertainty: true },
    activate: { operation: activateSubscription, needsCertainty: true },
    cancel: { operation: cancelSubscription, needsCertainty: true },
  },
  { read: getSubscription, journal: subscriptionJournal },
)

type Reason = keyof typeof SubscriptionCancelReason
const reasons = Object.keys(SubscriptionCancelReason) as Reason[]

function CancelForm(form: ActionFormOf<typeof subscriptionCalls, 'cancel'>) {
  const [reason, setReason] = useState<Reason>()
  return (
    <ActionForm {...form} onSubmit={() => reason && form.run({ body: { reason } })}>
      <FormField name="reason">
        {(field) => (
          <Select
            {...field}
            label={form.say('reason')}
            placeholder={form.say('chooseReason')}
            options={Object.entries(SubscriptionCancelReason).map(([value, label]) => ({ value, label }))}
            value={reason ?? ''}
            onChange={(value) => setReason(reasons.find((one) => one === value))}
            isRequired
          />
        )}
      </FormField>
    </ActionForm>
  )
}

const Dialog = actionDialog(subscriptionCalls, {
  messages,
  values: ({ label }) => ({ label }),
  forms: { cancel: CancelForm },
  isChanged: (before, after) => before.status !== after.status || before.price !== after.price,
  Changed: ({ before, after }) => (
    <ChangedSince
      title="This subscription has changed"
      changes={[
        { label: 'Status', before: statusLabel(before), after: statusLabel(after) },
        { label: 'Price', before: before.price, after: after.price },
      ].filter((change) => change.before !== change.after)}
    >
      Check whether you still want to do this.
    </ChangedSince>
  ),
})

const statusLabel = ({ status }: Shown) => SubscriptionStatus[status as keyof typeof SubscriptionStatus] ?? status

/** The menu and the dialogs of one subscription. */
export function SubscriptionMenu({ identityId }: { identityId: string }) {
  const { realm, can, isDenied } = useMemberkit()
  const list = useResource(listSubscriptions, { identityId })
  const [intent, setIntent] = useState<string>()
  const entity: Shown | undefined = list.state === 'ready' ? list.data[0] : undefined
  if (!entity) return null
  const allowed = allowedActions(subscriptionActions, entity, { realm, can, isDenied })
  return (
    <Inline>
      <Text>
        {entity.label}: {statusLabel(entity)}
      </Text>
      <Menu label="Actions">
        <ActionMenuItems
          actions={subscriptionActions}
          allowed={allowed}
          messages={messages}
          statusLabel={statusLabel(entity)}
          onChoose={setIntent}
        />
      </Menu>
      {intent ? (
        <Dialog
          address={{ identityId, subscriptionId: entity.id }}
          entity={entity}
          allowed={allowed}
          intent={intent}
          onIntent={setIntent}
          onClose={() => setIntent(undefined)}
        />
      ) : null}
    </Inline>
  )
}
