'use client'
import type { BusinessHours } from '@memberkit/contract/partners/branches'
import { useMemberkit } from '@memberkit/foundation'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { Inline, Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { CheckboxGroup } from '@memberkit/primitives/checkbox'
import { Dialog } from '@memberkit/primitives/dialog'
import { FormField } from '@memberkit/primitives/form'
import { useId, useState } from 'react'
import { hoursMessages } from '../messages/namespaces.ts'
import { type Weekday, weekdays, weekFromSunday } from './calendar.ts'
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
  const id = useId()
  const others = weekFromSunday.filter((day) => day !== from)
  const [chosen, setChosen] = useState<readonly Weekday[]>(others.filter((day) => workdays.includes(day)))
  const choose = (days: readonly Weekday[]) => setChosen(days.filter((day) => day !== from))
  const problem = chosen.length === 0 ? t('copy.none') : undefined
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('copy.close')}
      title={t('copy.title', { day: dayName(from, locale) })}
      actions={
        <>
          <Button onPress={onClose}>{t('copy.cancel')}</Button>
          <Button tone="primary" type="submit" form={id}>
            {t('copy.submit')}
          </Button>
        </>
      }
    >
      <DialogForm id={id} problems={{ days: problem }} onSubmit={() => onCopy(chosenWith(from, chosen))}>
        <Stack gap="md">
          <FormField name="days">
            {({ name, error }) => (
              <CheckboxGroup
                name={name}
                label={t('copy.which')}
                options={others.map((day) => ({ value: day, label: asTitle(dayName(day, locale), locale) }))}
                value={[...chosen]}
                onChange={(values) => choose(others.filter((day) => values.includes(day)))}
                // The buttons below also choose.
                error={problem && error}
              />
            )}
          </FormField>
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
      </DialogForm>
    </Dialog>
  )
}

/** The day itself is one of Monday to Friday, or of all days. */
function chosenWith(from: Weekday, chosen: readonly Weekday[]): readonly Weekday[] {
  const all = weekdays.filter((day) => day === from || chosen.includes(day))
  const isWhole = all.length === 7 || (all.length === 5 && all.every((day) => workdays.includes(day)))
  return isWhole ? all : chosen
}
