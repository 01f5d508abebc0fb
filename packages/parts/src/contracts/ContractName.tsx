'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Link } from '@memberkit/primitives/link'
import { contractMessages } from '../messages/namespaces.ts'

export interface ContractNameProps {
  label: string
  /** The language of the label and, without `documentLocale`, of the text. */
  locale?: string | undefined
  /** The URL of the text. Without it, the name is no link. */
  documentUrl?: string | undefined
  /** The language of the text there. */
  documentLocale?: string | undefined
}

/** A contract in its own language, as a link to its text if there is one. */
export function ContractName({ label, locale, documentUrl, documentLocale = locale }: ContractNameProps) {
  const t = useMessages(contractMessages)
  return documentUrl ? (
    <Link href={documentUrl} externalLabel={t('open')} hrefLang={documentLocale} lang={locale}>
      {label}
    </Link>
  ) : (
    <span lang={locale}>{label}</span>
  )
}
