'use client'
import { FormField } from '@memberkit/primitives/form'
import { MoneyField } from '@memberkit/primitives/money-field'
import { actionMessages } from '../messages/actions.ts'
import { useMessages } from '../messages/useMessages.ts'
import { type Retyping, retypeField } from './retype.ts'

/** A field to retype an amount, in any of the locale's formats, as proof that it was read. */
export function RetypeAmount({ currency, typed, onType, formattedAmount }: Retyping) {
  const t = useMessages(actionMessages)
  const wrong = t('retypeWrong', { amount: formattedAmount })
  return (
    <FormField name={retypeField} messages={{ valueMissing: wrong }}>
      {(field) => (
        <MoneyField
          {...field}
          label={t('retype', { amount: formattedAmount })}
          currency={currency}
          value={typed}
          onChange={onType}
          parseError={wrong}
          isRequired
        />
      )}
    </FormField>
  )
}
