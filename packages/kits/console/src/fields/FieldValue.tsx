'use client'
import { refersIn } from '@memberkit/contract/fields'
import { useMessages } from '@memberkit/foundation/messages'
import { Masked, replayBlock } from '@memberkit/foundation/privacy'
import { StatusText } from '@memberkit/foundation/status'
import { DateText } from '@memberkit/primitives/date-text'
import { Disclosure } from '@memberkit/primitives/disclosure'
import { Link, mailtoHref, safeHref } from '@memberkit/primitives/link'
import { RelativeTime } from '@memberkit/primitives/relative-time'
import { consoleMessages } from '../messages/namespaces.ts'
import { textOf } from '../runtime/address.ts'
import type { Entity } from '../runtime/desk.ts'
import { isEmpty } from '../runtime/is-empty.ts'
import { useDeskContext, useSchemaName } from './DeskContext.ts'
import { currencyOf, formatValue } from './format.ts'
import { HtmlPreview } from './HtmlPreview.tsx'
import { ItemList } from './ItemList.tsx'
import { maskOf, plainOf } from './mask.ts'
import { NestedValue } from './NestedValue.tsx'
import { ReferenceLink } from './ReferenceLink.tsx'
import * as styles from './fields.css.ts'
import type { FieldValueProps } from './value-props.ts'
import { useFormat } from './useFormat.ts'
import { useTones } from './useTones.ts'

/** The parts of an embedded entity that a link to it says. */
const naming = new Set(['id', 'name', 'firstName', 'lastName'])

/** A value as its kind is shown; where there is none, words say so, in a cell nothing does. */
export function FieldValue(props: FieldValueProps) {
  const { field, value } = props
  const t = useMessages(consoleMessages)
  if (isEmpty(value)) return props.isShort ? null : <span className={styles.quiet}>{t('none')}</span>
  if (field.isSensitive) return <Sensitive {...props} />
  if (field.isList || field.isKeyed) return <Several {...props} />
  return <One {...props} />
}

function One({ field, value, record, owner, isShort }: FieldValueProps) {
  const { words } = useDeskContext()
  const nameOf = useSchemaName()
  const format = useFormat(currencyOf(record))
  const tones = useTones(nameOf(field.schema))
  const text = formatValue({ ...field, isList: false }, value, format)
  const refers = refersIn(owner, field.name, record)
  switch (field.kind) {
    case 'date':
      return <DateText date={String(value)} />
    case 'instant':
      return isShort ? (
        <RelativeTime instant={String(value)} exact="title" />
      ) : (
        <DateText instant={String(value)} precision="minute" />
      )
    case 'url': {
      const href = safeHref(String(value))
      return href ? <Link href={href}>{text}</Link> : text
    }
    case 'email':
      return <span {...replayBlock}>{isShort ? text : <Link href={mailtoHref(text)}>{text}</Link>}</span>
    case 'phone':
      return (
        <span className={styles.figures} {...replayBlock}>
          {isShort ? text : <Link href={`tel:${text}`}>{text}</Link>}
        </span>
      )
    case 'enumeration':
      return tones ? (
        <StatusText
          field={`${owner}.${field.name}`}
          value={String(value)}
          looks={Object.fromEntries(
            Object.entries(tones).map(([one, tone]) => [one, { tone, label: words.value(field.schema, one) }]),
          )}
        />
      ) : (
        text
      )
    case 'reference':
      return refers ? <ReferenceLink refers={refers} id={String(value)} record={record} isShort={isShort} /> : text
    case 'id':
      return refers ? (
        <ReferenceLink refers={refers} id={String(value)} record={record} isShort={isShort} />
      ) : (
        <span className={styles.code}>{text}</span>
      )
    case 'money':
    case 'percentage':
    case 'decimal':
    case 'number':
      return <span className={styles.figures}>{text}</span>
    case 'multiline':
      return <span className={isShort ? styles.short : styles.lines}>{text}</span>
    case 'richText':
      return isShort ? plainTextOf(text) : <RichText html={text} label={words.field(field.name, owner)} />
    case 'entity': {
      const whole = value as Entity
      const id = refers && textOf(whole['id'])
      const link = id ? (
        <ReferenceLink refers={refers} id={id} record={record} isShort={isShort}>
          {text || id}
        </ReferenceLink>
      ) : null
      if (isShort) return link ?? text
      // Its facts other than the name show below the link.
      if (link && Object.keys(whole).every((name) => naming.has(name))) return link
      return (
        <>
          {link}
          <NestedValue
            field={field}
            value={whole}
            record={record}
            renderValue={(inside) => <FieldValue {...inside} />}
          />
        </>
      )
    }
    case 'opaque':
      return <Opaque value={value} isShort={isShort} />
    default:
      return text
  }
}

function Several({ field, value, record, owner, isShort }: FieldValueProps) {
  const t = useMessages(consoleMessages)
  const format = useFormat(currencyOf(record))
  const items = Array.isArray(value) ? (value as readonly unknown[]) : Object.values(value as object)
  const one = { ...field, isList: false, isKeyed: false }
  if (isShort) {
    const shown = items.slice(0, 3).map((item) => formatValue(one, item, format))
    const more = items.length - shown.length
    return (
      <>
        {shown.filter(Boolean).join(', ')}
        {more > 0 ? <span className={styles.quiet}> {t('more', { count: more })}</span> : null}
      </>
    )
  }
  return (
    <ItemList
      isInline={field.kind === 'enumeration' || field.kind === 'text'}
      items={items}
      renderItem={(item) => <One field={one} value={item} record={record} owner={owner} />}
    />
  )
}

/** Shows enough to recognize a value, and all of it on purpose. */
function Sensitive({ field, value, owner, of }: FieldValueProps) {
  const { words } = useDeskContext()
  return (
    <Masked
      label={[words.field(field.name, owner), of].filter(Boolean).join(', ')}
      field={`${owner ?? 'console'}.${field.name}`}
      mask={maskOf(field, value)}
      value={plainOf(value)}
    />
  )
}

function RichText({ html, label }: { html: string; label: string }) {
  const t = useMessages(consoleMessages)
  return (
    <>
      <HtmlPreview html={html} label={label} />
      <Disclosure title={t('html.source')}>
        <pre className={styles.json}>{html}</pre>
      </Disclosure>
    </>
  )
}

const plainTextOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').trim()

function Opaque({ value, isShort }: { value: unknown; isShort: boolean | undefined }) {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, isShort ? 0 : 2)
  return isShort ? <span className={styles.short}>{text}</span> : <pre className={styles.json}>{text}</pre>
}
