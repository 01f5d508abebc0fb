'use client'
import type { CartAuthorizedUser } from '@memberkit/contract/commerce/cart'
import { useMessages } from '@memberkit/foundation/messages'
import { replayMask } from '@memberkit/foundation/privacy'
import { humanize } from '@memberkit/foundation/status'
import { Grid, Stack } from '@memberkit/primitives/box'
import { Checkbox } from '@memberkit/primitives/checkbox'
import { FieldSet } from '@memberkit/primitives/field'
import { FormField } from '@memberkit/primitives/form'
import { RepeatableRows } from '@memberkit/primitives/repeatable-rows'
import { Select } from '@memberkit/primitives/select'
import { TextField } from '@memberkit/primitives/text-field'
import { useMemberkit } from '@memberkit/foundation'
import { useState } from 'react'
import { laterMessages } from '../../messages/namespaces.ts'
import type { UserList } from '../rules/details.rules.ts'
import type { CartModel } from '../useCart.ts'
import type { PersonEdits } from '../useCartEdits.ts'

interface PeopleFieldsProps {
  list: UserList
  model: CartModel
  edits: PersonEdits
  canAddPeopleLater: boolean
}

interface Row extends CartAuthorizedUser {
  id: string
}

let added = 0
const rowOf = (user: CartAuthorizedUser): Row => ({ ...user, id: `person-${(added += 1)}` })
const unnamed = (row: Row): Row => ({ ...row, firstName: '', lastName: '' })

/** The people besides the buyer who will use some of the plans; where the host allows it, named after buying. */
export function PeopleFields({ list, model, edits, canAddPeopleLater }: PeopleFieldsProps) {
  const t = useMessages(laterMessages)
  const { locale } = useMemberkit()
  const { name, lines, types } = list
  // The cart's first entry has a type of its own, which not every plan allows; a person's is theirs to choose.
  const isAllowed = ({ type }: Pick<Row, 'type'>) => types.includes(type)
  const [rows, setRows] = useState(() =>
    model.cart.additionalInfo[name].map((user) => {
      const isNamed = Boolean(user.firstName || user.lastName)
      return rowOf(isNamed || isAllowed(user) ? user : { ...user, type: types[0]! })
    }),
  )
  const [isLater, setLater] = useState(
    canAddPeopleLater && rows.every(({ firstName, lastName }) => !firstName && !lastName),
  )
  const keep = (next: readonly Row[]) => {
    const users = next.map(({ firstName, lastName, type }) => ({ firstName, lastName, type }))
    model.edits.change((now) => ({ ...now, additionalInfo: { ...now.additionalInfo, [name]: users } }))
  }
  const plans = new Intl.ListFormat(locale).format(lines.map((line) => edits.words.planName(line).text))
  return (
    <FieldSet label={t('details.people', { plans })} {...replayMask}>
      <Stack>
        {canAddPeopleLater ? (
          <Checkbox
            label={t('details.later')}
            description={t('details.laterText')}
            isChecked={isLater}
            onChange={(next) => {
              setLater(next)
              keep(next ? rows.map(unnamed) : rows)
            }}
          />
        ) : null}
        {isLater ? null : (
          <RepeatableRows<Row>
            label={t('details.people', { plans })}
            isLabelHidden
            description={t(canAddPeopleLater ? 'details.peopleText' : 'details.peopleNow')}
            value={rows}
            onChange={(next) => {
              setRows(next)
              keep(next)
            }}
            rowKey={({ id }) => id}
            rowLabel={(number) => t('details.person', { number: String(number) })}
            newRow={() => rowOf({ firstName: '', lastName: '', type: types.at(-1) ?? 'DEPENDENT' })}
            emptyText={t('details.nobody')}
            labels={{
              add: t('details.add'),
              remove: (person) => t('details.remove', { person }),
              removed: (person) => t('details.removed', { person }),
              undo: t('details.undo'),
            }}
          >
            {({ row, update }) => (
              <Stack gap="sm">
                {types.length > 1 || !isAllowed(row) ? (
                  <FormField name={`${row.id}.type`} messages={{ valueMissing: t('error.type') }}>
                    {(field) => (
                      <Select
                        {...field}
                        label={t('details.type')}
                        isRequired
                        value={isAllowed(row) ? row.type : ''}
                        {...(isAllowed(row) ? {} : { placeholder: t('details.typeMissing') })}
                        options={types.map((value) => ({ value, label: typeName(value) }))}
                        onChange={(type) => update({ ...row, type: type as Row['type'] })}
                      />
                    )}
                  </FormField>
                ) : null}
                <Grid columns={2} gap="md">
                  <FormField name={`${row.id}.firstName`} messages={{ valueMissing: t('error.firstName') }}>
                    {(field) => (
                      <TextField
                        {...field}
                        label={t('details.firstName')}
                        autoComplete="off"
                        isRequired
                        value={row.firstName}
                        onChange={(firstName) => update({ ...row, firstName })}
                      />
                    )}
                  </FormField>
                  <FormField name={`${row.id}.lastName`} messages={{ valueMissing: t('error.lastName') }}>
                    {(field) => (
                      <TextField
                        {...field}
                        label={t('details.lastName')}
                        autoComplete="off"
                        isRequired
                        value={row.lastName}
                        onChange={(lastName) => update({ ...row, lastName })}
                      />
                    )}
                  </FormField>
                </Grid>
              </Stack>
            )}
          </RepeatableRows>
        )}
      </Stack>
    </FieldSet>
  )

  function typeName(type: string) {
    const key = `type.${type}`
    const words = (t as unknown as (key: string) => string)(key)
    return words === key ? humanize(type) : words
  }
}
