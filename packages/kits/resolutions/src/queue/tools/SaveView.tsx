'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { Dialog } from '@memberkit/primitives/dialog'
import { Form, type FormErrors, FormField } from '@memberkit/primitives/form'
import { TextField } from '@memberkit/primitives/text-field'
import { useId, useState } from 'react'
import { queueToolMessages } from '../../messages/queue/namespaces.ts'
import { longestName, mostOwnViews, type OwnView } from '../own-views.ts'

export interface SaveViewProps {
  views: readonly OwnView[]
  onSave: (name: string) => void
  onClose: () => void
}

/** Asks for the name of a view. */
export function SaveView({ views, onSave, onClose }: SaveViewProps) {
  const t = useMessages(queueToolMessages)
  const [name, setName] = useState('')
  const form = useId()
  const isFull = views.length >= mostOwnViews
  const problemOf = (typed: string) => {
    if (isFull) return t('save.full', { count: views.length })
    if (!typed) return t('save.missing')
    if (typed.length > longestName) return t('save.long')
    return views.some((view) => view.name === typed) ? t('save.twice') : undefined
  }
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={t('save.title')}
      description={t('save.about')}
      actions={
        <>
          <Button onPress={onClose}>{t('save.cancel')}</Button>
          <Button type="submit" form={form} tone="primary">
            {t('save')}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        summaryTitle={() => t('save.title')}
        summaryFrom={2}
        validate={(): FormErrors => {
          const problem = problemOf(name.trim())
          return problem ? { name: problem } : {}
        }}
        onSubmit={(_data, event) => {
          event.stopPropagation()
          onSave(name.trim())
        }}
      >
        <FormField name="name">
          {(field) => (
            <TextField {...field} label={t('save.name')} value={name} onChange={setName} autoComplete="off" />
          )}
        </FormField>
      </Form>
    </Dialog>
  )
}
