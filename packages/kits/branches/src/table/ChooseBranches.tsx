'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { Select } from '@memberkit/primitives/select'
import { TextField } from '@memberkit/primitives/text-field'
import { useState } from 'react'
import { tableMessages } from '../messages/namespaces.ts'
import * as styles from './BranchTable.css.ts'

export interface ChooseBranchesProps {
  owner: string | undefined
  ids: readonly string[] | undefined
  onChange: (place: { owner?: string; ids?: readonly string[] }) => void
}

const ways = ['all', 'owner', 'ids'] as const

/** Which branches to list: all, those of an owner, or some by ID. */
export function ChooseBranches({ owner, ids, onChange }: ChooseBranchesProps) {
  const t = useMessages(tableMessages)
  const place = { way: ids ? 'ids' : owner ? 'owner' : 'all', text: owner ?? ids?.join(', ') ?? '' }
  const [way, setWay] = useState<string>(place.way)
  const [typed, setTyped] = useState(place.text)
  const [shown, setShown] = useState(place.text)
  if (place.text !== shown) {
    // By the address: Back, or a link.
    setShown(place.text)
    setWay(place.way)
    setTyped(place.text)
  }
  const [isAsked, setAsked] = useState(false)
  const found = typed.split(/[\s,;]+/).filter(Boolean)
  const isWrong =
    found.length === 0 || found.some((id) => !/^[\w.:~-]+$/.test(id)) || (way === 'owner' && found.length > 1)
  const show = () => {
    setAsked(isWrong)
    if (isWrong) return
    onChange(way === 'owner' ? { owner: found[0], ids: undefined } : { owner: undefined, ids: found })
  }
  return (
    <div className={styles.entry} role="group" aria-label={t('choose.group')}>
      <Select
        label={t('choose')}
        options={ways.map((value) => ({ value, label: t(`choose.${value}`) }))}
        value={way}
        onChange={(value) => {
          setWay(value)
          setTyped('')
          setAsked(false)
          if (value === 'all') onChange({ owner: undefined, ids: undefined })
        }}
      />
      {way === 'all' ? null : (
        <>
          <div className={styles.ids}>
            <TextField
              label={t(way === 'owner' ? 'choose.ownerId' : 'choose.branchIds')}
              value={typed}
              onChange={setTyped}
              onKeyDown={(event) => event.key === 'Enter' && (event.preventDefault(), show())}
              error={isAsked && isWrong ? t('choose.wrong') : undefined}
              autoComplete="off"
            />
          </div>
          <Button onPress={show}>{t('choose.show')}</Button>
        </>
      )}
    </div>
  )
}
