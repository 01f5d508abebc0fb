'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Link } from '@memberkit/primitives/link'
import { detailMessages } from '../messages/namespaces.ts'
import type { EntitlementContract } from '../shared/received.ts'

/** A contract in its own language, as a link to its text where there is one. */
export function ContractName({
  label,
  locale,
  documentUrl,
}: Pick<EntitlementContract, 'label' | 'locale' | 'documentUrl'>) {
  const t = useMessages(detailMessages)
  return documentUrl ? (
    <Link href={documentUrl} externalLabel={t('contracts.open')} hrefLang={locale} lang={locale}>
      {label}
    </Link>
  ) : (
    <span lang={locale}>{label}</span>
  )
}

/** `fr-CA` as "Canadian French"; a text that is no language tag stays as it is. */
export function languageName(tag: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
