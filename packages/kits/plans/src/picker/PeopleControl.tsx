'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { CheckboxGroup } from '@memberkit/primitives/checkbox'
import { Button } from '@memberkit/primitives/button'
import { ChevronDownIcon, ChevronUpIcon } from '@memberkit/primitives/icons'
import { memo, useState } from 'react'
import { pickerMessages } from '../messages/namespaces.ts'
import type { PeopleKind } from './people.rules.ts'
import * as styles from './TierPicker.css.ts'

export interface PeopleControlProps {
  /** The people to ask about; without any, nothing shows. */
  people: readonly PeopleKind[]
  value: readonly PeopleKind[]
  onChange: (wanted: readonly PeopleKind[]) => void
}

/** "Who else is covered?": narrows the tiers, in plain words. On a phone, folded until it is wanted. */
export const PeopleControl = memo(function PeopleControl({ people, value, onChange }: PeopleControlProps) {
  const t = useMessages(pickerMessages)
  const [isOpen, setOpen] = useState(false)
  if (people.length === 0) return null
  const options = people.map((kind) => ({ value: kind, label: t(`who.${kind}`) }))
  const chosen = options.filter((option) => value.includes(option.value)).map(({ label }) => label)
  const Chevron = isOpen ? ChevronUpIcon : ChevronDownIcon
  return (
    <div className={styles.people} data-folded={isOpen ? undefined : ''}>
      <div className={styles.unfold}>
        <Button aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          <span className={styles.words}>
            {t('who')}
            {chosen.length > 0 ? <span className={styles.renewal}>{chosen.join(', ')}</span> : null}
          </span>
          <Chevron />
        </Button>
      </div>
      {/* The group has the same words for screen readers. */}
      <span className={styles.question} aria-hidden="true">
        {t('who')}
      </span>
      <CheckboxGroup
        label={t('who')}
        isLabelHidden
        description={t('who.help')}
        orientation="horizontal"
        options={options}
        value={value}
        onChange={(wanted) => onChange(people.filter((kind) => wanted.includes(kind)))}
      />
    </div>
  )
})
