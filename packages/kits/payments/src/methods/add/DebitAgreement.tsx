'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Disclosure } from '@memberkit/primitives/disclosure'
import { Heading, Text } from '@memberkit/primitives/text'
import { Stack } from '@memberkit/primitives/box'
import { addMethodMessages } from '../../messages/namespaces.ts'
import type { MethodsEvents } from '../events.ts'
import * as styles from './add.css.ts'
import { type AgreementLanguage, type AgreementText, type DebitPayee, fillAgreement } from './debit-agreement.rules.ts'
import { agreementTexts } from './debit-agreement.texts.ts'

export interface DebitAgreementProps {
  country: 'US' | 'CA'
  payee: DebitPayee
  /** The first is read at once, the others on demand. */
  languages: readonly AgreementLanguage[]
}

const names: Readonly<Record<AgreementLanguage, string>> = {
  en: 'English version',
  fr: 'Version française',
  es: 'Versión en español',
}

/** Returns the text of an agreement; `undefined` in a language that it doesn't have. */
export function agreementText(
  country: 'US' | 'CA',
  payee: DebitPayee,
  language: AgreementLanguage,
): AgreementText | undefined {
  const text = payee.texts?.[language] ?? agreementTexts[country][language]
  return text && fillAgreement(text, payee)
}

/** Returns the proof of an agreement: the wording and the language that were read first, which are agreed to. */
export function acceptedAgreement({
  country,
  payee,
  languages: [language],
}: DebitAgreementProps): MethodsEvents['payments.agreement.accepted'] | undefined {
  const text = language && agreementText(country, payee, language)
  return text && { agreement: country === 'CA' ? 'PAD' : 'ACH', textVersion: text.version, language }
}

/** The agreement to debit a bank account, in every language it has. */
export function DebitAgreement({ country, payee, languages }: DebitAgreementProps) {
  const t = useMessages(addMethodMessages)
  const [first, ...others] = languages.flatMap((language) => {
    const text = agreementText(country, payee, language)
    return text ? [{ language, text }] : []
  })
  if (!first) return null
  return (
    <section className={styles.agreement} tabIndex={0} aria-label={t('agreement.heading')}>
      <Words {...first} />
      {others.map((other) => (
        <Disclosure key={other.language} title={<span lang={other.language}>{names[other.language]}</span>}>
          <Words {...other} />
        </Disclosure>
      ))}
    </section>
  )
}

function Words({ language, text: { title, paragraphs } }: { language: AgreementLanguage; text: AgreementText }) {
  return (
    <Stack gap="sm" lang={language}>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} as="p" size="sm">
          {paragraph}
        </Text>
      ))}
    </Stack>
  )
}
