'use client'
import type { Locale } from '@memberkit/platform/formats'
import { Button } from '@memberkit/primitives/button'
import { Dialog } from '@memberkit/primitives/dialog'
import { Facts } from '@memberkit/primitives/facts'
import { FormField } from '@memberkit/primitives/form'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { useId, useState } from 'react'
import { DialogForm } from '../form/DialogForm.tsx'
import { actionMessages } from '../messages/actions.ts'
import type { MessageNamespace } from '../messages/messages.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useMemberkit } from '../provider/context.ts'
import type { AllowedAction } from './allowed-actions.ts'
import { unavailableReasonOf, unavailableMessage } from './unavailable-reasons.ts'
import type { ActionValues, TranslateAction } from './action-messages.ts'

export interface ActionGuideProps<Entity, Name extends string> {
  /** The guide's name in the table. */
  intent: string
  entity: Entity
  /** The actions it leads to. */
  names: readonly Name[]
  allowed: readonly AllowedAction<Name>[]
  statusLabel?: string
  messages: MessageNamespace<unknown>
  values: (entity: Entity, locale: Locale) => ActionValues
  onIntent: (name: Name) => void
  onClose: () => void
}

/**
 * Asks about the case and opens the right action. Uses the messages `title.<guide>`, `<guide>.choose`,
 * `<guide>.missing` and `<guide>.<name>` for each case.
 */
export function ActionGuide<Entity, Name extends string>(props: ActionGuideProps<Entity, Name>) {
  const { intent, entity, names, allowed, statusLabel, messages, values, onIntent, onClose } = props
  const t = useMessages(actionMessages)
  const say = useMessages(messages) as unknown as TranslateAction
  const { locale } = useMemberkit()
  const said = { t, say, statusLabel }
  const id = useId()
  const [chosen, setChosen] = useState<Name>()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say(`title.${intent}`, values(entity, locale))}
      closeLabel={t('close')}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={id} tone="primary">
            {t('continue')}
          </Button>
        </>
      }
    >
      <DialogForm
        id={id}
        messages={{ valueMissing: say(`${intent}.missing`) }}
        onSubmit={() => {
          if (chosen) onIntent(chosen)
        }}
      >
        <FormField name="action">
          {(field) => (
            <RadioGroup
              {...field}
              label={say(`${intent}.choose`)}
              appearance="card"
              value={chosen ?? ''}
              onChange={(value) => setChosen(names.find((name) => name === value))}
              isRequired
              options={names.map((name) => {
                const unavailableReason = unavailableReasonOf(allowed, name)
                const action = say(`action.${name}`)
                return {
                  value: name,
                  label: say(`${intent}.${name}`),
                  description: (
                    <Facts items={[action, unavailableReason && unavailableMessage(unavailableReason, said)]} />
                  ),
                  isDisabled: unavailableReason !== undefined,
                }
              })}
            />
          )}
        </FormField>
      </DialogForm>
    </Dialog>
  )
}
