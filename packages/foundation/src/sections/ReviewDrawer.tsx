'use client'
import { Button } from '@memberkit/primitives/button'
import { Stack } from '@memberkit/primitives/box'
import { type DiffField, type DiffLabels, DiffView } from '@memberkit/primitives/diff-view'
import { Drawer } from '@memberkit/primitives/drawer'
import { Text } from '@memberkit/primitives/text'
import { AlsoChanged } from './AlsoChanged.tsx'
import type { ConflictFieldInfo } from '../conflict/ConflictPanel.tsx'
import type { Translate } from '../messages/messages.ts'
import type { sections as source } from '../messages/en-US/sections.ts'
import { sectionMessages } from '../messages/sections.ts'
import { useMessages } from '../messages/useMessages.ts'
import type { SectionedSave } from './options.ts'

/** The label and rendering of each draft field, in the review and in a conflict. */
export type SaveFields<D> = { readonly [Field in keyof D]: ConflictFieldInfo<D, Field> }

export interface ReviewDrawerProps<D, K extends string> {
  save: SectionedSave<D, K>
  fields: SaveFields<NoInfer<D>>
}

/** Shows the changes that a save would make, field by field, before anything is sent. */
export function ReviewDrawer<D, K extends string>({ save, fields }: ReviewDrawerProps<D, K>) {
  const t = useMessages(sectionMessages)
  const { stage, sections, savable } = save
  if (!t.isReady) return null
  const leftOut = (Object.keys(sections) as K[]).filter(
    (key) => sections[key].changes.length > 0 && !savable.includes(key),
  )
  const shown = <Field extends keyof D>(field: Field, value: D[Field]) =>
    fields[field].show?.(value) ?? String(value ?? '')
  const compared = savable.flatMap((key) =>
    sections[key].changes.map(({ field, before, after }): DiffField => ({
      id: field,
      label: fields[field].label,
      before: shown(field, before as D[typeof field]),
      after: shown(field, after as D[typeof field]),
    })),
  )
  return (
    <Drawer
      isOpen={stage === 'reviewing'}
      onClose={save.edit}
      closeLabel={t('close')}
      title={t('reviewTitle')}
      description={t('reviewText', { count: savable.length })}
      data-mk-save="review"
      actions={
        <>
          <Button onPress={save.edit}>{t('keepEditing')}</Button>
          {savable.length > 0 ? (
            <Button tone="primary" onPress={() => void save.save()}>
              {t('save')}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap="md">
        <DiffView label={t('reviewLabel')} fields={compared} labels={labelsOf(t)} />
        {leftOut.length > 0 ? (
          <Text as="p" tone="muted">
            {t('leftOut', { sections: leftOut.map((key) => sections[key].label).join(', ') })}
          </Text>
        ) : null}
        <AlsoChanged save={save} fields={fields} />
      </Stack>
    </Drawer>
  )
}

function labelsOf(t: Translate<typeof source>): DiffLabels {
  return {
    field: t('field'),
    before: t('before'),
    after: t('after'),
    changes: { changed: t('edited'), added: t('added'), removed: t('removed'), unchanged: t('unchanged') },
    missing: t('missing'),
    removedWords: t('removedWords'),
    addedWords: t('addedWords'),
    summary: ({ changed, added, removed }) => t('summary', { count: changed + added + removed }),
    onlyChanges: t('onlyChanges'),
    nothing: t('nothing'),
  }
}
