'use client'
import type { UnavailableDate } from '@memberkit/contract/partners/branches'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { type DateRange, DateRangePicker } from '@memberkit/primitives/date-range-picker'
import { Dialog } from '@memberkit/primitives/dialog'
import { FormField } from '@memberkit/primitives/form'
import { TextField } from '@memberkit/primitives/text-field'
import { useId, useState } from 'react'
import { datesMessages } from '../messages/namespaces.ts'
import { daysIn } from './calendar.ts'
import { isLongClosure } from './dates.rules.ts'

interface AddClosureProps {
  dates: readonly UnavailableDate[]
  today: string
  onAdd: (date: UnavailableDate) => void
  onClose: () => void
}

/** Asks for the days of a closure and their reason. */
export function AddClosure({ dates, today, onAdd, onClose }: AddClosureProps) {
  const t = useMessages(datesMessages)
  const id = useId()
  const [range, setRange] = useState<DateRange>({ start: '', end: '' })
  const [label, setLabel] = useState('')
  const date = closureIn(range)
  const isKnown = date && dates.some(({ from, to }) => from === date.from && to === date.to)
  const isMissing = !range.start && range.start !== null
  const problem = isMissing ? t('add.required') : isKnown ? t('add.known') : undefined
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('add.close')}
      title={t('add.title')}
      actions={
        <>
          <Button onPress={onClose}>{t('add.cancel')}</Button>
          <Button tone="primary" type="submit" form={id}>
            {t('add.submit')}
          </Button>
        </>
      }
    >
      <DialogForm
        id={id}
        problems={{ dates: problem }}
        onSubmit={() => {
          if (date) onAdd(label.trim() ? { ...date, label: label.trim() } : date)
        }}
      >
        <Stack gap="md">
          <FormField name="dates">
            {({ name, error }) => (
              <DateRangePicker
                label={t('add.dates')}
                description={t('add.datesAbout')}
                error={problem && error}
                startName={name}
                min={today}
                value={range}
                onChange={setRange}
                messages={{
                  incomplete: t('add.incomplete'),
                  impossible: t('add.impossible'),
                  tooEarly: t('add.past'),
                  tooLate: '',
                  oneMissing: t('add.required'),
                  endBeforeStart: t('add.reversed'),
                }}
                labels={{
                  open: t('add.open'),
                  start: t('add.start'),
                  end: t('add.end'),
                  chooseStart: t('add.chooseStart'),
                  chooseEnd: t('add.chooseEnd'),
                  previousMonth: t('add.previousMonth'),
                  nextMonth: t('add.nextMonth'),
                }}
              />
            )}
          </FormField>
          {date && isLongClosure(date) ? (
            <Alert tone="caution" title={t('long', { count: daysIn(date.from, date.to) })}>
              {t('longAbout')}
            </Alert>
          ) : null}
          <TextField
            label={t('add.label')}
            optionalMark={t('add.optional')}
            description={t('add.labelAbout')}
            value={label}
            onChange={setLabel}
            maxLength={80}
            autoComplete="off"
          />
        </Stack>
      </DialogForm>
    </Dialog>
  )
}

/** The first day alone is a closure of one day. */
function closureIn({ start, end }: DateRange): UnavailableDate | undefined {
  return start && end !== null && (end === '' || end >= start) ? { from: start, to: end || start } : undefined
}
