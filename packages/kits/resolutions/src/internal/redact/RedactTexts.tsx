'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { Checkbox } from '@memberkit/primitives/checkbox'
import { announce } from '@memberkit/primitives/live'
import { TextArea } from '@memberkit/primitives/text-field'
import { Stack } from '@memberkit/primitives/box'
import { Text } from '@memberkit/primitives/text'
import { useRef } from 'react'
import { openedMessages } from '../../messages/internal/namespaces.ts'
import type { Span } from './detect.rules.ts'
import { isRemoved, type RedactableText, type Removals, selectedIn, toggled, withSelection } from './redaction.rules.ts'

interface RedactTextsProps {
  texts: readonly RedactableText[]
  removals: Removals
  onChange: (removals: Removals) => void
}

/** The texts of a case, with what looks personal to check, and the way to select more: by pointer or keys. */
export function RedactTexts({ texts, removals, onChange }: RedactTextsProps) {
  const t = useMessages(openedMessages)
  const isClean = texts.every(({ findings }) => findings.length === 0)
  // Texts with findings come first: people came for these.
  const ordered = texts.toSorted((one, other) => Math.sign(other.findings.length) - Math.sign(one.findings.length))
  return (
    <Stack gap="md">
      {isClean ? <Text tone="muted">{t('redact.nothing')}</Text> : null}
      {ordered.map((one) => (
        <OneText key={one.id} one={one} removals={removals} onChange={onChange} />
      ))}
    </Stack>
  )
}

function OneText({ one, removals, onChange }: Omit<RedactTextsProps, 'texts'> & { one: RedactableText }) {
  const t = useMessages(openedMessages)
  const area = useRef<HTMLTextAreaElement>(null)
  const { id, list, author = '', text, findings } = one
  const title =
    list === 'description'
      ? t('redact.description')
      : t(list === 'notes' ? 'redact.note' : 'redact.internal', { name: author })
  const choices = [
    ...findings.map((span) => ({ span: span as Span, what: t(`redact.${span.kind}`) })),
    ...selectedIn(one, removals).map((span) => ({ span, what: t('redact.selected') })),
  ]
  return (
    <Card
      title={title}
      level={3}
      description={findings.length > 0 ? t('redact.found', { count: findings.length }) : undefined}
    >
      <Stack gap="sm">
        <TextArea ref={area} label={title} isLabelHidden value={text} rows={2} readOnly />
        {choices.map(({ span, what }) => (
          <Checkbox
            key={`${span.start} ${span.end}`}
            label={`${what}: ${text.slice(span.start, span.end)}`}
            isChecked={isRemoved(removals, id, span)}
            onChange={() => onChange(toggled(removals, id, span))}
          />
        ))}
        <div>
          <Button size="small" onPress={select}>
            {t('redact.select')}
          </Button>
        </div>
      </Stack>
    </Card>
  )

  function select() {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = area.current ?? {}
    if (start === end) {
      announce(t('redact.select.none'), 'assertive')
      area.current?.focus()
      return
    }
    onChange(withSelection(removals, id, { start, end }))
  }
}
