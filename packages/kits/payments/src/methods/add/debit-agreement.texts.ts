import type { AgreementLanguage, AgreementText } from './debit-agreement.rules.ts'

// Not messages: both languages show at once, and an agreement is worded once, not per locale. The Canadian text follows
// Payments Canada's Rule H1 for personal pre-authorized debits; the one of the United States, Nacha's rules.

const version = '2026-03'

export const agreementTexts: Readonly<
  Record<'CA' | 'US', Partial<Readonly<Record<AgreementLanguage, AgreementText>>>>
> = {
  CA: {
    en: {
      version,
      title: 'Pre-authorized debit (PAD) agreement',
      paragraphs: [
        'I authorize {payee} to debit this account for the amounts I owe for my plans, including taxes and fees, on the dates they are due. The amounts may vary, and each invoice states its amount and date.',
        'This is a Personal PAD. I am the account holder, or I have the authority to agree for all who must sign.',
        'I waive any further notice of the amount of each debit beyond my invoice, unless the law requires it.',
        'I may cancel this agreement at any time by giving {payee} {days} days’ notice. To get a sample cancellation form, or to learn more about my right to cancel a PAD agreement, I may contact my financial institution or visit www.payments.ca. Canceling it doesn’t end my plans: I still owe what they cost and choose another way to pay.',
        'I have certain recourse rights if any debit doesn’t comply with this agreement. For example, I have the right to receive reimbursement for any debit that isn’t authorized or isn’t consistent with this PAD agreement. To learn more about my recourse rights, I may contact my financial institution or visit www.payments.ca.',
        '{payee} may not assign this agreement without giving me written notice. I agree to receive the confirmation of this agreement electronically.',
        'Questions about a debit: {payee}, {contact}.',
      ],
    },
    fr: {
      version,
      title: 'Accord de débit préautorisé (DPA)',
      paragraphs: [
        'J’autorise {payee} à débiter ce compte des montants que je dois pour mes forfaits, taxes et frais compris, à leurs dates d’échéance. Les montants peuvent varier; chaque facture indique le montant et la date.',
        'Il s’agit d’un DPA personnel. Je suis titulaire du compte ou j’ai le pouvoir de conclure cet accord au nom de toutes les personnes dont la signature est requise.',
        'Je renonce à tout préavis du montant de chaque débit autre que ma facture, sauf si la loi l’exige.',
        'Je peux révoquer cet accord en tout temps en donnant à {payee} un préavis de {days} jours. Pour obtenir un spécimen de formulaire d’annulation, ou pour en savoir plus sur mon droit d’annuler un accord de DPA, je peux communiquer avec mon institution financière ou visiter www.paiements.ca. La révocation ne met pas fin à mes forfaits\u00a0: je dois toujours leur prix et je choisis une autre façon de payer.',
        'J’ai certains droits de recours si un débit n’est pas conforme au présent accord. Par exemple, j’ai le droit de recevoir le remboursement de tout débit qui n’est pas autorisé ou qui n’est pas compatible avec le présent accord de DPA. Pour en savoir plus sur mes droits de recours, je peux communiquer avec mon institution financière ou visiter www.paiements.ca.',
        '{payee} ne peut céder cet accord sans m’en donner un avis écrit. J’accepte de recevoir la confirmation de cet accord par voie électronique.',
        'Questions au sujet d’un débit\u00a0: {payee}, {contact}.',
      ],
    },
  },
  US: {
    en: {
      version,
      title: 'Electronic debit authorization',
      paragraphs: [
        'I authorize {payee} to debit this account electronically for the amounts I owe for my plans on the dates they are due. The amounts may vary, and each invoice states its amount and date.',
        'If a debit is returned, {payee} may try it again as the network’s rules allow.',
        'I may cancel this authorization at any time by giving {payee} {days} days’ notice. Canceling it doesn’t end my plans: I still owe what they cost and choose another way to pay.',
        'If a debit is wrong, I may dispute it with my bank, in most cases within 60 days of the statement that shows it.',
        'Questions about a debit: {payee}, {contact}.',
      ],
    },
    es: {
      version,
      title: 'Autorización de débito electrónico',
      paragraphs: [
        'Autorizo a {payee} a debitar electrónicamente de esta cuenta los montos que debo por mis planes en sus fechas de vencimiento. Los montos pueden variar y cada factura indica su monto y su fecha.',
        'Si se devuelve un débito, {payee} puede intentarlo de nuevo según lo permitan las reglas de la red.',
        'Puedo cancelar esta autorización en cualquier momento avisando a {payee} con {days} días de anticipación. Cancelarla no termina mis planes: sigo debiendo su precio y elijo otra forma de pago.',
        'Si un débito es incorrecto, puedo disputarlo con mi banco, en la mayoría de los casos dentro de los 60 días posteriores al estado de cuenta que lo muestra.',
        'Preguntas sobre un débito: {payee}, {contact}.',
      ],
    },
  },
}
