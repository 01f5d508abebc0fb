'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Disclosure } from '@memberkit/primitives/disclosure'
import { TextArea, type TextAreaProps } from '@memberkit/primitives/text-field'
import { HtmlPreview } from '../../fields/HtmlPreview.tsx'
import { laterMessages } from '../../messages/namespaces.ts'
import { NamedField } from '../NamedField.tsx'

/** HTML as it is sent, and what a person receives. */
export function RichTextInput({ name, ...typed }: TextAreaProps & { name: string; value: string }) {
  const t = useMessages(laterMessages)
  const { label, value } = typed
  return (
    <>
      <NamedField name={name}>{(control) => <TextArea {...control} {...typed} rows={8} />}</NamedField>
      {value.trim() ? (
        <Disclosure title={t('html.preview')}>
          <HtmlPreview html={value} label={`${t('html.preview')}: ${label}`} />
        </Disclosure>
      ) : null}
    </>
  )
}
