/** The payee that debits a bank account, as the agreement names it. */
export interface DebitPayee {
  /** The legal name. */
  readonly name: string
  /** The payee's contact about a debit: an address, a phone number, an email address. */
  readonly contact: string
  /** Days of notice to cancel, at most 30. @default 10 */
  readonly noticeDays?: number
  /** The host's own texts in place of ours. Have them reviewed where you operate. */
  readonly texts?: Partial<Record<AgreementLanguage, AgreementText>>
}

export type AgreementLanguage = 'en' | 'fr' | 'es'

export interface AgreementText {
  /** Names this wording in events. */
  readonly version: string
  readonly title: string
  /** `{payee}`, `{contact}` and `{days}` are replaced. */
  readonly paragraphs: readonly string[]
}

/**
 * Returns the languages of an agreement, the one to read first at the start. In Canada both official languages are there,
 * French first in Québec and for those who read French: the law wants the French text presented before another one is
 * agreed to.
 */
export function agreementLanguages(
  country: 'US' | 'CA',
  locale: string,
  region: string | undefined,
): readonly AgreementLanguage[] {
  if (country === 'CA') return locale.startsWith('fr') || region === 'QC' ? ['fr', 'en'] : ['en', 'fr']
  return locale.startsWith('es') ? ['es', 'en'] : ['en', 'es']
}

const mostNoticeDays = 30

/** Fills in who debits, how to reach them and the notice to cancel, which the rule limits to 30 days. */
export function fillAgreement(text: AgreementText, { name, contact, noticeDays = 10 }: DebitPayee): AgreementText {
  const values = { payee: name, contact, days: String(Math.min(Math.max(0, noticeDays), mostNoticeDays)) }
  return {
    ...text,
    paragraphs: text.paragraphs.map((paragraph) =>
      paragraph.replaceAll(/{(payee|contact|days)}/g, (_, key: keyof typeof values) => values[key]),
    ),
  }
}
