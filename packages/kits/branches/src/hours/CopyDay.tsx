'use client'
import type { BusinessHours } from '@memberkit/contract/partners/branches'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Inline, Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { CheckboxGroup } from '@memberkit/primitives/checkbox'
import { Dialog } from '@memberkit/primitives/dialog'
import { useState } from 'react'
import { hoursMessages } from '../messages/namespaces.ts'
import { type Weekday, weekdays } from './calendar.ts'
import { asTitle, dayName } from './describe.ts'
import { HoursChanges } from './HoursChanges.tsx'
import { copyDay } from './week.rules.ts'

export interface CopyDayProps {
  hours: BusinessHours
  from: Weekday
  onCopy: (to: readonly Weekday[]) => void
  onClose: () => void
}

const workdays = weekdays.slice(0, 5)

/** Asks to which days the hours of one are copied, and shows what that changes. */
export function CopyDay({ hours, from, onCopy, onClose }: CopyDayProps) {
  const t = useMessages(hoursMessages)
  const { locale } = useMemberkit()
  const others = weekdays.filter((day) => day !== from)
  const [chosen, setChosen] = useState<readonly Weekday[]>(others.filter((day) => workdays.includes(day)))
  const [isEmpty, setEmpty] = useState(false)
  const choose = (days: readonly Weekday[]) => {
    setEmpty(false)
    setChosen(days.filter((day) => day !== from))
  }
  const submit = () => {
    if (chosen.length === 0) setEmpty(true)
    else onCopy(chosenWith(from, chosen))
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('copy.close')}
      title={t('copy.title', { day: dayName(from, locale) })}
      actions={
        <>
          <Button onPress={onClose}>{t('copy.cancel')}</Button>
          <Button tone="primary" onPress={submit}>
            {t('copy.submit')}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <CheckboxGroup
          label={t('copy.which')}
          options={others.map((day) => ({ value: day, label: asTitle(dayName(day, locale), locale) }))}
          value={[...chosen]}
          onChange={(values) => choose(others.filter((day) => values.includes(day)))}
          error={isEmpty ? t('copy.none') : undefined}
        />
        <Inline gap="xs">
          <Button size="small" onPress={() => choose(workdays)}>
            {t('copy.workdays')}
          </Button>
          <Button size="small" onPress={() => choose(weekdays)}>
            {t('copy.all')}
          </Button>
        </Inline>
        <HoursChanges label={t('copy.preview')} before={hours} after={copyDay(hours, from, chosen)} days={chosen} />
      </Stack>
    </Dialog>
  )
}

/** The day itself is one of Monday to Friday, or of all days. */
function chosenWith(from: Weekday, chosen: readonly Weekday[]): readonly Weekday[] {
  const all = weekdays.filter((day) => day === from || chosen.includes(day))
  const isWhole = all.length === 7 || (all.length === 5 && all.every((day) => workdays.includes(day)))
  return isWhole ? all : chosen
}
