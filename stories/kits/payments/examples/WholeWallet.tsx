import { PaymentMethods } from '@memberkit/payments'
import { createGr4vyTokenizer } from '@memberkit/payments/tokenizers/gr4vy'

/** Your server speaks to Gr4vy: a page holds no key. */
const ask = async (path: string) => (await fetch(path, { method: 'POST' })).json()

const tokenizer = createGr4vyTokenizer({
  gr4vyId: 'example',
  environment: 'sandbox',
  createSession: async () => (await ask('/your-server/checkout-sessions')).id,
  readSession: (sessionId) => ask(`/your-server/checkout-sessions/${sessionId}/card`),
})

const payee = { name: 'Example Plans Inc.', contact: 'billing@example.com', noticeDays: 10 }

interface WalletProps {
  identityId: string
  /** How many plans each method pays for, as your page knows. */
  plans: Readonly<Record<string, number>>
}

/** The wallet, with adding and replacing. */
export function Wallet({ identityId, plans }: WalletProps) {
  return (
    <PaymentMethods identityId={identityId} tokenizer={tokenizer} payee={payee} plansUsing={(id) => plans[id] ?? 0} />
  )
}
