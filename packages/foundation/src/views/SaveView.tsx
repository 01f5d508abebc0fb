'use client'
import { Button } from '@memberkit/primitives/button'
import { Dialog } from '@memberkit/primitives/dialog'
import { Form, type FormErrors, FormField } from '@memberkit/primitives/form'
import { announce } from '@memberkit/primitives/live'
import { TextField } from '@memberkit/primitives/text-field'
import { useId, useState } from 'react'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'
import { longestViewName, mostViews, type NamedView } from './named-views.ts'

export interface SaveViewProps {
  /** The text on what a view keeps, and that it isn't to be named after a person. */
  about: string
  views: readonly NamedView<unknown>[]
  onSave: (name: string) => void
  onClose: () => void
}

/** Asks for the name of a view. */
export function SaveView({ about, views, onSave, onClose }: SaveViewProps) {
  const t = useMessages(toolMessages)
  const [name, setName] = useState('')
  const form = useId()
  const problemOf = (typed: string) => {
    if (views.length >= mostViews) return t('viewsFull', { count: views.length })
    if (!typed) return t('viewNameMissing')
    if (typed.length > longestViewName) return t('viewNameLong', { count: longestViewName })
    return views.some((view) => view.name === typed) ? t('viewNameTwice') : undefined
  }
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={t('viewTitle')}
      description={about}
      actions={
        <>
          <Button onPress={onClose}>{t('viewCancel')}</Button>
          <Button type="submit" form={form} tone="primary">
            {t('viewSave')}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        summaryTitle={() => t('viewTitle')}
        summaryFrom={2}
        validate={(): FormErrors => {
          const problem = problemOf(name.trim())
          return problem ? { name: problem } : {}
        }}
        onSubmit={(_data, event) => {
          event.stopPropagation()
          onSave(name.trim())
          announce(t('viewSavedAs', { name: name.trim() }))
        }}
      >
        <FormField name="name">
          {(field) => <TextField {...field} label={t('viewName')} value={name} onChange={setName} autoComplete="off" />}
        </FormField>
      </Form>
    </Dialog>
  )
}
