'use client'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { FormField } from '@memberkit/primitives/form'
import { Select } from '@memberkit/primitives/select'
import { TextField } from '@memberkit/primitives/text-field'
import { useState } from 'react'
import { tableMessages } from '../messages/namespaces.ts'
import { isId } from '../shared/ids.ts'
import * as styles from './BranchTable.css.ts'

export interface ChooseBranchesProps {
  owner: string | undefined
  ids: readonly string[] | undefined
  onChange: (place: { owner?: string; ids?: readonly string[] }) => void
}

const ways = ['all', 'owner', 'ids'] as const
type Way = (typeof ways)[number]

/** Which branches to list: all, those of an owner, or some by ID. */
export function ChooseBranches({ owner, ids, onChange }: ChooseBranchesProps) {
  const t = useMessages(tableMessages)
  const place: { way: Way; text: string } = {
    way: ids ? 'ids' : owner ? 'owner' : 'all',
    text: owner ?? ids?.join(', ') ?? '',
  }
  const [way, setWay] = useState(place.way)
  const [typed, setTyped] = useState(place.text)
  const [shown, setShown] = useState(place.text)
  if (place.text !== shown) {
    // By the address: Back, or a link.
    setShown(place.text)
    setWay(place.way)
    setTyped(place.text)
  }
  const found = typed.split(/[\s,;]+/).filter(Boolean)
  const choose = (value: string) => {
    setWay(ways.find((one) => one === value) ?? 'all')
    setTyped('')
    if (value === 'all') onChange({ owner: undefined, ids: undefined })
  }
  const problem = way === 'all' ? undefined : problemIn(way, found)
  return (
    <div role="group" aria-label={t('choose.group')}>
      <DialogForm
        messages={way === 'all' ? {} : { valueMissing: t(`choose.${way}Missing`) }}
        problems={{ [way]: problem && t(`choose.${problem}`) }}
        onSubmit={() =>
          onChange(way === 'owner' ? { owner: found[0], ids: undefined } : { owner: undefined, ids: found })
        }
      >
        <div className={styles.entry}>
          <Select
            label={t('choose')}
            options={ways.map((value) => ({ value, label: t(`choose.${value}`) }))}
            value={way}
            onChange={choose}
          />
          {way === 'all' ? null : (
            <>
              <div className={styles.ids}>
                <FormField name={way}>
                  {(field) => (
                    <TextField
                      {...field}
                      label={t(way === 'owner' ? 'choose.ownerId' : 'choose.branchIds')}
                      value={typed}
                      onChange={setTyped}
                      autoComplete="off"
                      isRequired
                    />
                  )}
                </FormField>
              </div>
              <div className={styles.besideField}>
                <Button type="submit">{t('choose.show')}</Button>
              </div>
            </>
          )}
        </div>
      </DialogForm>
    </div>
  )
}

function problemIn(way: Exclude<Way, 'all'>, found: readonly string[]) {
  if (found.length === 0) return `${way}Missing` as const
  const isWrong = !found.every(isId) || (way === 'owner' && found.length > 1)
  return isWrong ? (`${way}Wrong` as const) : undefined
}
