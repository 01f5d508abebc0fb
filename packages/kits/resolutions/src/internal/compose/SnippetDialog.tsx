'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { Dialog } from '@memberkit/primitives/dialog'
import { Select } from '@memberkit/primitives/select'
import { useState } from 'react'
import { openedMessages } from '../../messages/internal/namespaces.ts'
import type { Resolution } from '../../shared/received.ts'
import * as styles from '../../shared/view/Case.css.ts'
import { languageName } from '../../shared/view/CaseTitle.tsx'
import { fillIn, localeFor, type Snippet, unresolvedIn } from './snippets.rules.ts'

export interface SnippetDialogProps {
  snippets: readonly Snippet[]
  resolution: Resolution
  onInsert: (text: string) => void
  onClose: () => void
}

/** Chooses a snippet and its language, and shows it filled in; the member's language first. */
export function SnippetDialog({ snippets, resolution, onInsert, onClose }: SnippetDialogProps) {
  const t = useMessages(openedMessages)
  const { locale, session } = useMemberkit()
  const [id, setId] = useState(snippets[0]?.id ?? '')
  const [wanted, setWanted] = useState<string>()
  const snippet = snippets.find((one) => one.id === id)
  const languages = Object.keys(snippet?.bodies ?? {})
  const language = languages.find((one) => one === wanted) ?? (snippet && localeFor(snippet, resolution.locale))
  const text = fillIn((language && snippet?.bodies[language]) ?? '', {
    member: resolution.owner.name,
    number: resolution.friendlyId,
    firm: resolution.firm?.name,
    branch: resolution.branch?.name,
    lawyer: resolution.provider?.name,
    assignee: resolution.assignee?.name,
    me: session?.name,
  })
  const missing = unresolvedIn(text)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('snippet.title')}
      closeLabel={t('dismiss')}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            tone="primary"
            onPress={() => {
              onInsert(text)
              onClose()
            }}
          >
            {t('snippet.do')}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <Select
          label={t('snippet.choose')}
          value={id}
          onChange={setId}
          options={snippets.map((one) => ({ value: one.id, label: one.title }))}
        />
        <Select
          label={t('snippet.language')}
          value={language ?? ''}
          onChange={setWanted}
          options={languages.map((one) => ({ value: one, label: languageName(one, locale) }))}
        />
        <Card title={t('snippet.preview')} level={3}>
          <p className={styles.text} lang={language}>
            {text}
          </p>
        </Card>
        {missing.length > 0 ? (
          <Alert isStatic tone="caution">
            {t('snippet.missing', { variables: missing.map((name) => `{{${name}}}`).join(', ') })}
          </Alert>
        ) : null}
      </Stack>
    </Dialog>
  )
}
